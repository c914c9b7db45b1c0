import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#schemas/editor/call.ts';
import { editorCallNames } from '#schemas/editor/calls.ts';
import { joinAs, signInTo, type Visitor, visitEditor, withAdministrator } from '../support/editor.ts';
import { expireSessions } from '../support/expire-sessions.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** Who may make which call, written out here: a slip in the table of calls must turn a test red. */
const matrix = `
call               visitor  editor  publisher  administrator
session            yes      yes     yes        yes
signIn             yes      yes     yes        yes
readLink           yes      yes     yes        yes
useLink            yes      yes     yes        yes
signOut            -        yes     yes        yes
signOutEverywhere  -        yes     yes        yes
listSessions       -        yes     yes        yes
endSession         -        yes     yes        yes
endOtherSessions   -        yes     yes        yes
changePassword     -        yes     yes        yes
signInWithCode     yes      yes     yes        yes
passkeyChallenge   yes      yes     yes        yes
signInWithPasskey  yes      yes     yes        yes
readFactors        -        yes     yes        yes
newTotp            -        yes     yes        yes
addTotp            -        yes     yes        yes
removeTotp         -        yes     yes        yes
newPasskey         -        yes     yes        yes
addPasskey         -        yes     yes        yes
removePasskey      -        yes     yes        yes
newRecoveryCodes   -        yes     yes        yes
resetFactors       -        -       -          yes
listAccounts       -        -       -          yes
invite             -        -       -          yes
revokeInvitation   -        -       -          yes
resetLink          -        -       -          yes
mailLink           -        -       -          yes
changeAccount      -        -       -          yes
listAudit          -        -       -          yes
listEntries        -        yes     yes        yes
readEntry          -        yes     yes        yes
saveDrafts         -        yes     yes        yes
discardDrafts      -        yes     yes        yes
publish            -        -       yes        yes
history            -        yes     yes        yes
readVersion        -        yes     yes        yes
restoreVersion     -        yes     yes        yes
bin                -        yes     yes        yes
listPages          -        yes     yes        yes
canvas             -        yes     yes        yes
sample             -        yes     yes        yes
previewLink        -        yes     yes        yes
listPreviewLinks   -        yes     yes        yes
revokePreviewLink  -        yes     yes        yes
listMedia          -        yes     yes        yes
readMedia          -        yes     yes        yes
changeMedia        -        yes     yes        yes
removeMedia        -        -       yes        yes
mediaUses          -        yes     yes        yes
listRequests       -        yes     yes        yes
unread             -        yes     yes        yes
readRequest        -        yes     yes        yes
markRequest        -        yes     yes        yes
setRequestStatus   -        yes     yes        yes
addRequestNote     -        yes     yes        yes
removeRequest      -        -       -          yes
`;

/** Columns of the matrix by call. */
const allowed = new Map(
  matrix
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ +/))
    .map(([name = '', visitor, ...byRole]) => [
      name,
      { visitor: visitor === 'yes', roles: roles.filter((_, column) => byRole[column] === 'yes') },
    ]),
);

/** A body that no call accepts: an allowed caller gets 400 and nothing happens, any other is refused before it is read. */
const invalidBody = null;

let site: TestSite;
const people = new Map<Role, Visitor>();

beforeAll(async () => {
  site = await openTestSite({ ...withAdministrator, DEMO: 'off' });
  const admin = await signInTo(site);
  people.set('administrator', admin);
  people.set('editor', await joinAs(site, admin, 'editor'));
  people.set('publisher', await joinAs(site, admin, 'publisher'));
});
afterAll(() => site.close());

const statusOf = async (visitor: Visitor | undefined, name: string, headers?: Record<string, string>) =>
  (await visitor?.post(name, invalidBody, headers))?.status;

describe.each(editorCallNames)('the call %s', (name) => {
  it.each(roles)('[TRUST-11] returns 400 to the role %s if the role may make it, else 403', async (role) => {
    expect(await statusOf(people.get(role), name)).toBe(allowed.get(name)?.roles.includes(role) ? 400 : 403);
  });

  it('returns 401 without a session, unless it is needed to sign in', async () => {
    expect(await statusOf(visitEditor(site), name)).toBe(allowed.get(name)?.visitor ? 400 : 401);
  });

  it('returns 403 when the origin differs, even to an administrator', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://site.example.evil.example'])
      expect(await statusOf(people.get('administrator'), name, { origin })).toBe(403);
  });

  it('returns 403 to a content type that a form of another site could send', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    expect(await statusOf(people.get('administrator'), name, headers)).toBe(403);
  });
});

it('has every call in the matrix, and no other', () => {
  expect([...allowed.keys()].sort()).toEqual([...editorCallNames].sort());
});

it('answers calls of the editor to POST alone, and never lets a browser cache them', async () => {
  const cookie = people.get('administrator')?.cookie() ?? '';
  for (const name of editorCallNames) {
    expect((await site.request(`/api/editor/${name}`, { headers: { cookie } })).status).toBe(404);
    const answer = await people.get('administrator')?.post(name, invalidBody);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  }
});

it('[EDIT-02] returns 401 for every call once the session has expired', async () => {
  const late = await signInTo(site);
  expect(await statusOf(late, 'listPages')).toBe(400);
  await expireSessions(site);
  for (const name of editorCallNames)
    expect(await statusOf(late, name)).toBe(allowed.get(name)?.visitor ? 400 : 401);
});
