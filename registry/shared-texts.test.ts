import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type BlockDefinition, defineBlock, staticData } from '#blocks/define.ts';
import { createTranslations } from '#i18n/translations.ts';
import type { ParsedBlock } from './read-block.ts';
import { buildRouteTable } from './routes.ts';
import { sharedTexts } from './shared-texts.ts';

const asked: string[] = [];

/** A block whose text is a part of its props, and the day if it says so. */
const notice = defineBlock({
  type: 'notice',
  version: 1,
  schema: z.object({ text: z.string(), dated: z.boolean() }),
  palette: {
    group: 'layout',
    name: { zh: '通知', en: 'Notice' },
    help: { zh: '通知', en: 'A notice' },
    sketch: 'text',
  },
  example: { text: 'Open.', dated: false },
  queries: ({ text, dated }, context) => {
    asked.push(text);
    return { text: staticData({ html: dated ? `${text} ${context.today()}.` : text }) };
  },
  texts: (_props, { text }) => (text.state === 'ready' ? { prose: [text.value] } : {}),
}) as BlockDefinition;

const block = (text: string, dated = false): ParsedBlock => ({
  valid: true,
  block: { id: 'a', type: 'notice', version: 1, props: {} },
  definition: notice,
  props: { text, dated },
});

/** The paths of pages with these blocks, one page each, that begin like an earlier one. */
function sharedBy(blocks: readonly ParsedBlock[], day = '2026-11-21'): string[] {
  const cmsPages = blocks.map((one, index) => ({
    ...{ path: `/${index}`, title: `${index}`, meta: {} },
    blocks: [one],
  }));
  const table = buildRouteTable({ menu: [], groups: [], cmsPages, language: 'en-US' });
  const blocksOf = (route: { path: string } | undefined) =>
    cmsPages.find(({ path }) => path === route?.path)?.blocks ?? [];
  const context = {
    language: 'en-US',
    siteCode: 'official',
    timeZone: 'UTC',
    today: () => day,
    tracksRequests: true,
    pagesShowing: () => [],
    picture: () => undefined,
    config: () => undefined,
    t: createTranslations()['en-US'],
  } as const;
  return [...sharedTexts({ table, blocksOf }, context)];
}

describe('pages that begin alike', () => {
  it('[ROUTE-07] are all but the first of them', () => {
    const hall = 'The hall is open every day of the week.';
    expect(sharedBy([block(hall), block('Tickets are sold at the door.'), block(hall)])).toEqual(['/2']);
  });

  it('are found without reading a block again that depends on nothing else', () => {
    const blocks = [block('The hall is open.'), block('The hall is open.')];
    sharedBy(blocks);
    asked.splice(0);
    expect(sharedBy([...blocks, block('The shop is open.'), block('The hall is open.')])).toEqual([
      '/1',
      '/3',
    ]);
    // Twice by the finder of pages, with and without an item, and for the text.
    const once = ['The shop is open.', 'The hall is open.'];
    expect(asked.toSorted()).toEqual([...once, ...once, ...once].toSorted());
  });

  it('are found anew if the text of a block depends on the day', () => {
    const blocks = [block('Today is the', true), block('Today is the 2026-11-22.')];
    expect(sharedBy(blocks, '2026-11-21')).toEqual([]);
    expect(sharedBy(blocks, '2026-11-22')).toEqual(['/1']);
    expect(sharedBy(blocks, '2026-11-23')).toEqual([]);
  });
});
