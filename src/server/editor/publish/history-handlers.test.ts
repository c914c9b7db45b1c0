import { expect, it } from 'vitest';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import {
  ann,
  ben,
  dataOf,
  entryOf,
  firstDraft,
  openEditorial,
  publishEntries,
  type TestEditorial,
} from '#tests/support/editorial.ts';

const page = (zh: string): EntryInput => ({
  ...{ kind: 'page', id: '/trees' },
  data: { path: '/trees', title: { zh, en: `${zh} (en)` }, meta: {}, blocks: [] },
  texts: { 'zh-CN': {}, 'en-US': {} },
});
const name = { kind: 'page', id: '/trees' } as const;

const versionsOf = async ({ handlers }: TestEditorial, of: EntryName = name) =>
  dataOf(await handlers.history(of, ann)).versions;

/** Publishes the removal of an entry. */
async function remove({ handlers }: TestEditorial, of: EntryName = name) {
  const drafts = [{ ...of, version: 0, entry: null }];
  const saved = dataOf(await handlers.saveDrafts({ drafts }, ben)).drafts;
  return dataOf(await handlers.publish({ drafts: saved }, ben));
}

onEveryEngine('versions', (engine) => {
  it('[EDIT-02] restores an older version as a draft, which visitors get after the next publish', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, page('一'));
    await publishEntries(editorial, page('二'));
    const [second, first] = await versionsOf(editorial);
    if (!first || !second) throw new Error('versions are missing');
    expect(dataOf(await handlers.readVersion({ id: first.id }, ann))).toEqual({
      ...first,
      entry: entryOf(page('一')),
    });
    const draft = dataOf(await handlers.restoreVersion({ id: first.id, version: 0 }, ben));
    expect(draft).toMatchObject({ ...name, by: 'Ben', entry: entryOf(page('一')) });
    expect(dataOf(await handlers.readEntry(name, ann)).published).toEqual(entryOf(page('二')));
    dataOf(await handlers.publish({ drafts: [draft] }, ben));
    expect(dataOf(await handlers.readEntry(name, ann)).published).toEqual(entryOf(page('一')));
    expect(await versionsOf(editorial)).toHaveLength(3);
    expect(await handlers.restoreVersion({ id: 4711, version: 0 }, ann)).toMatchObject({ code: 'missing' });
  });

  it('[PUB-13] keeps the version that was not chosen in a conflict, and restores it', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    const unchosen = entryOf(page('落选'));
    const save = { ...firstDraft(page('中选')), unchosen };
    const [chosen] = dataOf(await handlers.saveDrafts({ drafts: [save] }, ben)).drafts;
    const [kept] = dataOf(await handlers.history(name, ann)).unchosen;
    if (!kept || !chosen) throw new Error('nothing was kept');
    expect(kept).toEqual({ id: kept.id, at: chosen.at, by: 'Ben' });
    expect(dataOf(await handlers.readVersion({ id: kept.id, unchosen: true }, ann)).entry).toEqual(unchosen);
    const request = { id: kept.id, unchosen: true, version: chosen.version };
    expect(dataOf(await handlers.restoreVersion(request, ann)).entry).toEqual(unchosen);
    expect(await handlers.readVersion({ id: 4711, unchosen: true }, ann)).toMatchObject({ code: 'missing' });
  });

  it('[PUB-13] keeps the last 20 unchosen versions of an entry', async () => {
    const { handlers } = await openEditorial(engine);
    let version = 0;
    for (let number = 1; number <= 22; number += 1) {
      const drafts = [{ ...firstDraft(page('中选')), version, unchosen: entryOf(page(`落选${number}`)) }];
      version = dataOf(await handlers.saveDrafts({ drafts }, ann)).drafts[0]?.version ?? 0;
    }
    const kept = dataOf(await handlers.history(name, ann)).unchosen;
    expect(kept).toHaveLength(20);
    const oldest = dataOf(await handlers.readVersion({ id: kept.at(-1)?.id ?? 0, unchosen: true }, ann));
    expect(oldest.entry).toEqual(entryOf(page('落选3')));
  });

  it('does not overwrite a newer draft with an older version', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, page('一'));
    const [first] = await versionsOf(editorial);
    dataOf(await editorial.handlers.saveDrafts({ drafts: [firstDraft(page('二'))] }, ann));
    expect(await editorial.handlers.restoreVersion({ id: first?.id ?? 0, version: 0 }, ben)).toMatchObject({
      code: 'conflict',
      data: { drafts: [{ draft: { by: 'Ann' } }] },
    });
  });

  it('[EDIT-02] keeps a deleted page in the bin and restores it unchanged', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, source } = editorial;
    await publishEntries(editorial, page('一'));
    await remove(editorial);
    expect(dataOf(await handlers.readEntry(name, ann))).toEqual({});
    expect(
      await source.call('remoteConfig', { key: 'official.pages.config' }, { language: 'zh-CN' }),
    ).toMatchObject({ data: [] });
    const [binned] = dataOf(await handlers.bin({}, ann)).items;
    expect(binned).toMatchObject({ ...name, by: 'Ben', title: { 'zh-CN': '一', 'en-US': '一 (en)' } });
    expect(dataOf(await handlers.bin({ kind: 'news' }, ann)).items).toEqual([]);
    const draft = dataOf(await handlers.restoreVersion({ id: binned?.version ?? 0, version: 0 }, ann));
    expect(dataOf(await handlers.bin({}, ann)).items).toEqual([]);
    dataOf(await handlers.publish({ drafts: [draft] }, ann));
    expect(dataOf(await handlers.readEntry(name, ann)).published).toEqual(entryOf(page('一')));
    expect(dataOf(await handlers.bin({}, ann)).items).toEqual([]);
    expect((await versionsOf(editorial)).map(({ removed }) => removed)).toEqual([false, true, false]);
  });

  it('content shipped with the site is its first version, which can be read and restored after a change or removal', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, source } = editorial;
    const footer: EntryInput = {
      kind: 'footer',
      id: 'foot',
      data: { companyName: '馆' },
      texts: { 'zh-CN': {}, 'en-US': {} },
    };
    await source.publish({ put: [page('原'), footer], note: 'demo content' });
    const [present] = await versionsOf(editorial);
    expect(present).toMatchObject({ note: 'demo content', removed: false, languages: ['zh-CN', 'en-US'] });
    expect(present?.by).toBeUndefined();
    expect(await versionsOf(editorial)).toHaveLength(1);
    await publishEntries(editorial, { ...footer, data: { companyName: '新馆' } });
    const [, before] = await versionsOf(editorial, { kind: 'footer', id: 'foot' });
    expect(dataOf(await handlers.readVersion({ id: before?.id ?? 0 }, ann)).entry).toEqual(entryOf(footer));
    await remove(editorial);
    const [binned] = dataOf(await handlers.bin({ kind: 'page' }, ann)).items;
    expect(
      dataOf(await handlers.restoreVersion({ id: binned?.version ?? 0, version: 0 }, ann)).entry,
    ).toEqual(entryOf(page('原')));
  });
});
