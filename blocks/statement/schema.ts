import * as z from 'zod';
import { callSource, introductionSource } from '#blocks/call-source.ts';
import { label } from '#schemas/label.ts';

/**
 * A title and a text on a picture: its own, those of a centre's introduction, or a part of a remote config (the vision
 * of the company profile, the tour of the VR config).
 */
export const statementProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Text on the picture, as HTML. */
  html: label(z.string().optional().meta({ contentMediaType: 'text/html' }), { zh: '正文', en: 'Text' }),
  /** Picture that fills the width. */
  img: label(z.string().min(1).optional(), { zh: '图片', en: 'Picture', widget: 'picture' }),
  /** Where the block leads. Without it there is no link. */
  href: label(z.string().min(1).optional(), { zh: '链接', en: 'Link', widget: 'link' }),
  /** Content for everything that the block does not say itself. */
  source: label(
    z
      .discriminatedUnion('call', [
        introductionSource,
        callSource(
          'remoteConfig',
          z.object({
            /** The vision of the company profile, or the tour of the VR config. */
            part: label(z.enum(['development', 'exhibitionVr']), {
              zh: '哪一部分',
              en: 'Part',
              values: {
                development: { zh: '公司简介的愿景', en: 'Vision of the company profile' },
                exhibitionVr: { zh: '展馆 VR', en: 'VR tour of the halls' },
              },
            }),
          }),
        ),
      ])
      .optional(),
    { zh: '数据来源', en: 'Source' },
  ),
});
export type StatementSource = NonNullable<z.output<typeof statementProps>['source']>;
