import { expect, it, onTestFinished } from 'vitest';
import { joinAs, signInTo, type Visitor, withAdministrator } from '#tests/support/editor.ts';
import { openTestSite } from '#tests/support/open-site.ts';

it('preview links are listed for their maker and for administrators, can be revoked, and end when their maker is disabled', async () => {
  const site = await openTestSite({ ...withAdministrator, DEMO: 'off' });
  onTestFinished(() => site.close());
  const admin = await signInTo(site);
  const [editor, publisher] = [await joinAs(site, admin, 'editor'), await joinAs(site, admin, 'publisher')];
  const make = async (by: Visitor, path: string) => {
    const { url } = await by.ask('previewLink', { path, language: 'zh-CN', hours: 72 });
    const { pathname, search } = new URL(url);
    return async () => (await site.request(pathname + search)).status;
  };
  const listed = async (by: Visitor) => (await by.ask('listPreviewLinks', {})).links;
  const [first, second, other] = [
    await make(editor, '/about/companyProfile'),
    await make(editor, '/news/newsInfo?year=2026&preview=old#top'),
    await make(publisher, '/'),
  ];
  const links = await listed(editor);
  expect(links.map(({ address, by }) => [address, by]).sort()).toEqual([
    ['/about/companyProfile', 'editor'],
    ['/news/newsInfo?year=2026', 'editor'],
  ]);
  expect((await listed(publisher)).map(({ address }) => address)).toEqual(['/']);
  expect(await listed(admin)).toHaveLength(3);
  expect(await Promise.all([first(), second(), other()])).not.toContain(410);

  const id = links.find(({ address }) => address === '/about/companyProfile')?.id ?? '';
  expect((await publisher.post('revokePreviewLink', { id })).status).toBe(404);
  expect(await first()).not.toBe(410);
  await editor.ask('revokePreviewLink', { id });
  expect(await first()).toBe(410);
  expect((await editor.post('revokePreviewLink', { id })).status).toBe(404);

  const { accounts } = await admin.ask('listAccounts', {});
  const accountId = accounts.find(({ name }) => name === 'editor')?.id ?? '';
  await admin.ask('changeAccount', { id: accountId, disabled: true });
  expect([await second(), await other()]).toEqual([410, expect.not.toBeOneOf([410])]);
  expect((await listed(admin)).map(({ by }) => by)).toEqual(['publisher']);
  const { entries } = await admin.ask('listAudit', { search: 'revokePreviewLink' });
  expect(entries.map(({ who, about }) => [who, about])).toEqual([['editor', '/about/companyProfile']]);
});
