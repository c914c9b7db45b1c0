import * as z from 'zod';
import { halls, rooms } from '#blocks/collection-source.ts';
import { linkProps } from '#blocks/link-props.ts';
import { label } from '#schemas/label.ts';

/** Halls or rooms: one below the other, or one at a time behind tabs. */
export const venuesProps = z.object({
  /** Halls or rooms that are shown. */
  source: label(z.discriminatedUnion('call', [halls, rooms]), { zh: '数据来源', en: 'Source' }),
  /** `sections` one below the other, or `tabs` with one at a time. */
  layout: label(z.enum(['sections', 'tabs']).default('sections'), {
    zh: '版式',
    en: 'Layout',
    values: { sections: { zh: '逐段', en: 'One below the other' }, tabs: { zh: '标签页', en: 'Tabs' } },
  }),
  /** `all` figures, or only those that a comparison of the same halls or rooms does not show (rule BLDG-06). */
  figures: label(z.enum(['all', 'own']).default('all'), {
    zh: '数据',
    en: 'Figures',
    values: {
      all: { zh: '全部', en: 'All' },
      own: { zh: '仅对照表以外的', en: 'Only those that are not compared' },
    },
  }),
  /** Links below each hall or room; the first is the main one. */
  links: label(z.array(linkProps).max(4).optional(), { zh: '链接', en: 'Links' }),
});
