import { expect, it } from 'vitest';
import { entrySchema } from '#schemas/entry.ts';
import { textUnits } from '../../translations/text-units.ts';
import { detachSection, insertCopies, referToSection, sectionOfRun } from './section-edits.ts';

const block = (id: string, text = id) => ({
  id,
  type: 'rich-text',
  version: 1,
  props: { html: { zh: text, en: text } },
});
const reference = (id: string) => ({ id, type: 'section', version: 1, props: { section: 'hotline' } });
const times = { 'props.html': { zh: '2026-11-20T00:00:00Z' } };
const freshIn = (base: string) => expect.stringMatching(new RegExp(`^${base}-\\d\\w{3}$`));

it('[PUB-08] detaching puts copies with new ids and their edit times where the reference was', () => {
  const page = { title: 'P', blocks: [block('a'), reference('ask'), block('call')] };
  const section = { title: 'S', blocks: [block('call', 'Call us'), block('mail')], edited: { call: times } };
  const detached = detachSection(page, 'ask', section);
  expect(detached).toMatchObject({
    title: 'P',
    blocks: [
      { id: 'a' },
      { id: freshIn('call'), props: { html: { zh: 'Call us' } } },
      { id: freshIn('mail') },
      { id: 'call', props: { html: { zh: 'call' } } },
    ],
  });
  const [, first] = detached.blocks as { id: string }[];
  expect(detached.edited).toEqual({ [first?.id ?? '']: times });
  expect(page.blocks[1]).toEqual(reference('ask'));
});

it('detaching a reference that a colleague has removed changes nothing', () => {
  const page = { blocks: [block('a')] };
  expect(detachSection(page, 'ask', { blocks: [block('b')] })).toBe(page);
});

it('inserted copies of the same section have different ids', () => {
  const once = insertCopies({ blocks: [] }, 0, { blocks: [block('a')] });
  const twice = insertCopies(once, 1, { blocks: [block('a')] });
  const ids = (twice.blocks as { id: string }[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

it('[PUB-08] a run of blocks becomes a section with its edit times, and the page refers to it instead', () => {
  const page = { title: 'P', blocks: [block('a'), block('b'), block('c')], edited: { a: times, b: times } };
  const run = { key: 'b', count: 2 };
  expect(sectionOfRun(page, run)).toEqual({ blocks: [block('b'), block('c')], edited: { b: times } });
  expect(referToSection(page, run, 'hotline')).toEqual({
    title: 'P',
    blocks: [block('a'), { ...reference(''), id: freshIn('section') }],
    edited: { a: times },
  });
});

it('[PUB-08] [PUB-06] the shown part of a picture goes with its block into sections, templates and copies, and is no text to translate', () => {
  const picture = '/media/u/hall.jpg#xywh=percent:10,5,60,80';
  const pictures = {
    ...{ id: 'views', type: 'carousel', version: 1 },
    props: { items: [{ img: picture, caption: { zh: '一号馆', en: 'Hall 1' } }] },
  };
  const page = { title: { zh: '页', en: 'Page' }, blocks: [block('a'), pictures] };
  const shown = (data: { blocks?: unknown }) => JSON.stringify(data.blocks).split(picture).length - 1;
  const run = { key: 'views', count: 1 };
  const section = sectionOfRun(page, run);
  expect(section.blocks).toEqual([pictures]);
  const referring = referToSection(page, run, 'hotline');
  expect(shown(referring)).toBe(0);
  const key = (referring.blocks as { id: string }[])[1]?.id ?? '';
  expect(detachSection(referring, key, section).blocks).toMatchObject([
    { id: 'a' },
    { props: pictures.props },
  ]);
  expect(insertCopies(page, 0, section).blocks).toMatchObject([
    { props: pictures.props },
    { id: 'a' },
    pictures,
  ]);
  const entry = entrySchema.parse({
    kind: 'page',
    id: '/halls',
    data: { path: '/halls', meta: {}, ...page },
  });
  expect(textUnits(entry).map(({ texts }) => texts.zh)).toEqual(['页', 'a', '一号馆']);
});
