import { describe, expect, it } from 'vitest';
import type { ContentSource } from '#api/content-source.ts';
import { demoEntries } from '#demo/index.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { openTestDatabase, sourceOver, sqlite } from '#tests/support/database.ts';
import { demoWarnings } from './demo-warnings.ts';

const today = '2026-11-21';
const demo = (id: string): EntryInput => {
  const entry = demoEntries(today).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`the demo content has no entry ${id}`);
  return entry;
};
const footer = demo('foot');
const contact = demo('official.contactUs.config');

const contactIn = (zh: object, en: object): EntryInput => ({
  ...contact,
  texts: { 'zh-CN': { data: { ...zh } }, 'en-US': { data: { ...en } } },
});

async function warningsOf(put: EntryInput[]): Promise<string[]> {
  const source = sourceOver(await openTestDatabase(sqlite));
  if (put.length > 0) await source.publish({ put });
  return demoWarnings(source.parsed, today);
}

describe('the warnings about demo content', () => {
  it('name each field that identifies the operator, and the entry to change', async () => {
    const lines = await warningsOf([footer, contact]);
    for (const start of [
      'The footer still shows the demo\'s companyName, "嘉陵湾国际会展中心有限公司"',
      "The footer still shows the demo's companyEnName,",
      "The footer still shows the demo's icp,",
      "The footer still shows the demo's publicSecurityFilingNumber,",
      'The contact config still shows the demo\'s bannerVipLine.phone, "0000 8866"',
      "The contact config still shows the demo's list[0].content,",
    ])
      expect(
        lines.filter((line) => line.startsWith(start)),
        start,
      ).toHaveLength(1);
    for (const line of lines)
      expect(line).toMatch(
        /: change it in the entry "(foot" of kind footer|official\.contactUs\.config" of kind config)\.$/,
      );
  });

  it('disappear field by field when an editor changes both languages', async () => {
    const own = { bannerVipLine: { phone: '400 123' }, list: [{ title: '电话', content: '400 123' }] };
    const data = { ...footer.data, companyName: '自己的公司', companyEnName: 'Own Company' };
    const lines = await warningsOf([{ ...footer, data }, contactIn(own, own)]);
    expect(lines.map((line) => /demo's (\w+)/.exec(line)?.[1])).toEqual([
      'icp',
      'publicSecurityFilingNumber',
    ]);

    const halfDone = await warningsOf([contactIn(own, contact.texts?.['en-US']?.data ?? {})]);
    expect(halfDone).toContainEqual(expect.stringContaining('list[0].content, "+86 23'));
  });

  it('find a demo phone number also in another field', async () => {
    const moved = {
      list: [
        { title: '地址', content: '别处' },
        { title: '电话', content: '023 0000 8866\n周一至周五 09:00 – 18:00' },
      ],
    };
    const lines = await warningsOf([contactIn(moved, {})]);
    expect(lines).toEqual([expect.stringContaining('list[1].content, "023 0000 8866"')]);
  });

  it('are empty for a site without content, or if the content cannot be read', async () => {
    expect(await warningsOf([])).toEqual([]);
    const broken: Pick<ContentSource, 'call'> = {
      call: async () => ({ ok: false, failure: { kind: 'timeout', message: '' } }),
    };
    expect(await demoWarnings(broken, today)).toEqual([]);
  });
});
