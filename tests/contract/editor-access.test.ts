import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#schemas/editor/call.ts';
import { editorCallNames } from '#schemas/editor/calls.ts';
import { joinAs, signInTo, type Visitor, visitEditor, withAdministrator } from '../support/editor.ts';
import { allowedCallers } from '../support/editor-access.ts';
import { expireSessions } from '../support/expire-sessions.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

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
    expect(await statusOf(people.get(role), name)).toBe(
      allowedCallers.get(name)?.roles.includes(role) ? 400 : 403,
    );
  });

  it('returns 401 without a session, unless it is needed to sign in', async () => {
    expect(await statusOf(visitEditor(site), name)).toBe(allowedCallers.get(name)?.visitor ? 400 : 401);
  });

  it('[TRUST-10] returns 403 when the origin differs, even to an administrator', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://site.example.evil.example'])
      expect(await statusOf(people.get('administrator'), name, { origin })).toBe(403);
  });

  it('returns 403 to a content type that a form of another site could send', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    expect(await statusOf(people.get('administrator'), name, headers)).toBe(403);
  });
});

it('has every call in the matrix, and no other', () => {
  expect([...allowedCallers.keys()].sort()).toEqual([...editorCallNames].sort());
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
    expect(await statusOf(late, name)).toBe(allowedCallers.get(name)?.visitor ? 400 : 401);
});
