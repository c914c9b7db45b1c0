import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorCallName, editorCallNames, editorCalls } from '#schemas/editor/calls.ts';
import { includesRole, type Role, roles } from '#schemas/editor/roles.ts';
import { joinAs, signInTo, type Visitor, visitEditor, withAdministrator } from '../support/editor.ts';
import { expireSessions } from '../support/expire-sessions.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** Read by no call: whoever may make it gets 400, and nothing happens; nobody else gets as far. */
const unreadable = null;

let site: TestSite;
const people = new Map<Role, Visitor>();

beforeAll(async () => {
  site = await openTestSite({ ...withAdministrator, DEMO: 'off' });
  const admin = await signInTo(site);
  people.set('administrator', admin);
  for (const role of roles.slice(0, 2)) people.set(role, await joinAs(site, admin, role));
});
afterAll(() => site.close());

const allowed = (name: EditorCallName, role: Role): boolean => {
  const { access } = editorCalls[name];
  return access === 'anyone' || access === 'signedIn' || includesRole(role, access);
};

const statusOf = async (visitor: Visitor | undefined, name: string, headers?: Record<string, string>) =>
  (await visitor?.post(name, unreadable, headers))?.status;

describe.each(editorCallNames)('the call %s', (name) => {
  it.each(roles)('is answered or refused by the role %s', async (role) => {
    expect(await statusOf(people.get(role), name)).toBe(allowed(name, role) ? 400 : 403);
  });

  it('asks whoever is signed out to sign in, unless it is a way in', async () => {
    expect(await statusOf(visitEditor(site), name)).toBe(editorCalls[name].access === 'anyone' ? 400 : 401);
  });

  it('is refused from a page of another origin, whoever is signed in', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://site.example.evil.example'])
      expect(await statusOf(people.get('administrator'), name, { origin })).toBe(403);
  });

  it('takes no form that a page of another site could send', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    expect(await statusOf(people.get('administrator'), name, headers)).toBe(403);
  });
});

it('no call is answered by anything but POST, and none is kept by browsers', async () => {
  const cookie = people.get('administrator')?.cookie() ?? '';
  for (const name of editorCallNames) {
    expect((await site.request(`/api/editor/${name}`, { headers: { cookie } })).status).toBe(404);
    const answer = await people.get('administrator')?.post(name, unreadable);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  }
});

it('[EDIT-02] an expired session is no session, for every call', async () => {
  const late = await signInTo(site);
  expect(await statusOf(late, 'listPages')).toBe(400);
  await expireSessions(site);
  for (const name of editorCallNames)
    expect(await statusOf(late, name)).toBe(editorCalls[name].access === 'anyone' ? 400 : 401);
});
