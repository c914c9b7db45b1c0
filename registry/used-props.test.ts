import { expect, it } from 'vitest';
import * as z from 'zod';
import { label } from '#schemas/label.ts';
import { list } from '#schemas/lenient-fields.ts';
import { usedProps } from './used-props.ts';

const schema = z.object({
  title: z.string().optional(),
  view: z.enum(['tabs', 'page']),
  type: label(z.union([z.literal(0), z.literal(1)]), { zh: '类型', en: 'Type' }),
  wide: z.boolean().optional(),
  links: list(z.object({ text: z.string(), href: z.string().optional() })),
  source: z.discriminatedUnion('call', [
    z.object({ call: z.literal('newsPage'), params: z.object({ size: z.number() }) }),
    z.object({ call: z.literal('filePage'), params: z.object({ kind: z.enum(['MAP', 'MANUAL']) }) }),
  ]),
  names: z.record(z.string(), z.string()).optional(),
});

it('names the props that have a value, and the values of choices', () => {
  expect(
    usedProps(schema, {
      title: '',
      view: 'page',
      type: 0,
      wide: false,
      links: [{ text: 'One' }, { text: 'Two', href: '/two' }],
      source: { call: 'filePage', params: { kind: 'MAP' } },
      names: { Hall: 'North', Room: 'Seven' },
    }),
  ).toEqual([
    'links[].href',
    'links[].text',
    'names.*',
    'source.call=filePage',
    'source.params.kind=MAP',
    'type=0',
    'view=page',
    'wide=false',
  ]);
});

it('contains no text of the content', () => {
  const props = {
    title: 'A secret',
    view: 'tabs',
    type: 1,
    links: [],
    source: { call: 'newsPage', params: { size: 3 } },
  };
  expect(usedProps(schema, props)).toEqual([
    'source.call=newsPage',
    'source.params.size',
    'title',
    'type=1',
    'view=tabs',
  ]);
});
