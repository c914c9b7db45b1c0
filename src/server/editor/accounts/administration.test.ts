import { expect, it } from 'vitest';
import { admin, serveWithAdministrator, signedInAs } from '#tests/support/accounts.ts';
import { onEveryEngine, openTestDatabase } from '#tests/support/database.ts';

const administratorCalls = [
  'listAccounts',
  'invite',
  'revokeInvitation',
  'resetLink',
  'changeAccount',
  'listAudit',
] as const;

onEveryEngine('account administration', (engine) => {
  it('is allowed from the moment an account becomes administrator until it loses the role', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { administrator } = server;
    const publisher = await signedInAs(server, { role: 'publisher', by: administrator });
    const id = (await publisher.ask('session', {})).data.account?.id ?? '';
    for (const name of administratorCalls) {
      expect(await publisher.ask(name, {}), name).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await server.browser().ask(name, {}), name).toMatchObject({ status: 401, code: 'signedOut' });
    }
    await administrator.ask('changeAccount', { id, role: 'administrator' });
    expect((await publisher.ask('listAccounts', {})).status).toBe(200);
    const changed = await administrator.ask('changeAccount', { id, role: 'editor' });
    expect(changed.data).toMatchObject({ id, role: 'editor', disabled: false });
    expect((await publisher.ask('listAccounts', {})).code).toBe('forbidden');
  });

  it('refuses to remove the last administrator, even when two administrators demote each other at the same time', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { administrator } = server;
    const { account } = (await administrator.ask('session', {})).data;
    const id = account?.id ?? '';
    for (const change of [{ role: 'publisher' as const }, { disabled: true }]) {
      const refused = await administrator.ask('changeAccount', { id, ...change });
      expect(refused).toMatchObject({ status: 409, code: 'lastAdministrator' });
    }
    expect((await administrator.ask('changeAccount', { id: 'nobody' })).code).toBe('missing');
    const other = await signedInAs(server, { role: 'administrator', by: administrator });
    const otherId = (await other.ask('session', {})).data.account?.id ?? '';
    await administrator.ask('changeAccount', { id: otherId, disabled: true });
    const alone = await administrator.ask('changeAccount', { id, role: 'publisher' });
    expect(alone.code).toBe('lastAdministrator');
    await administrator.ask('changeAccount', { id: otherId, disabled: false });
    const caller = { account, language: 'en-US', address: '', headers: new Headers() } as const;
    const changed = await Promise.all(
      [id, otherId].map((one) => server.accounts.handlers.changeAccount({ id: one, role: 'editor' }, caller)),
    );
    expect(changed).toMatchObject([{ ok: true }, { code: 'lastAdministrator' }]);
  });

  it('writes every change to the audit log, without secrets', async () => {
    const server = await serveWithAdministrator(await openTestDatabase(engine));
    const { administrator } = server;
    const editor = await signedInAs(server, { role: 'editor', by: administrator });
    const id = (await editor.ask('session', {})).data.account?.id ?? '';
    await administrator.ask('changeAccount', { id, role: 'publisher' });
    await administrator.ask('resetLink', { id });
    await administrator.ask('changeAccount', { id, disabled: true });
    await administrator.ask('invite', { email: 'li@venue.example', role: 'editor' });
    const { data } = await administrator.ask('listAccounts', {});
    await administrator.ask('revokeInvitation', { id: data.invitations[0]?.id ?? '' });
    await administrator.ask('changePassword', { current: admin.password, password: 'a second password' });
    await server.browser().ask('signIn', { email: 'nobody@venue.example', password: 'a wrong one' });
    await administrator.ask('signOutEverywhere', {});
    await administrator.ask('signIn', { ...admin, password: 'a second password' });
    const log = await administrator.ask('listAudit', {});
    expect(log.data.entries.map(({ who, what, about }) => [who, what, about].join(' ').trim())).toEqual([
      'admin signIn',
      'admin signOutEverywhere',
      'admin changePassword',
      'admin revokeInvitation li@venue.example',
      'admin invite li@venue.example: editor',
      'admin changeAccount editor@venue.example: disabled',
      'admin resetLink editor@venue.example',
      'admin changeAccount editor@venue.example: publisher',
      'editor signIn',
      'editor useLink editor@venue.example',
      'admin invite editor@venue.example: editor',
      'admin signIn',
      `changeAccount ${admin.email}: administrator`,
    ]);
    const found = await administrator.ask('listAudit', { search: 'PUBLISHER' });
    expect(found.data).toMatchObject({ entries: [{ who: 'admin', what: 'changeAccount' }], more: false });
  });
});
