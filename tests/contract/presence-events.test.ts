import { afterAll, beforeAll, expect, it } from 'vitest';
import { presenceSchema } from '#schemas/editor/presence.ts';
import { joinAs, signInTo, type Visitor, withAdministrator } from '../support/editor.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const name = { kind: 'page', id: '/together' } as const;
const entry = { ...name, data: { path: '/together', title: { zh: '同', en: 'Together' }, blocks: [] } };
const address = '/api/editor/presence-events?kind=page&id=/together&screen=ben-1';

let site: TestSite;
let ann: Visitor;
let ben: Visitor;

beforeAll(async () => {
  site = await openTestSite({ ...withAdministrator, DEMO: 'off' });
  ann = await signInTo(site);
  ben = await joinAs(site, ann, 'editor');
});
afterAll(() => site.close());

/** The messages of an event stream, parsed. */
async function* messagesOf({ body }: Response) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events)
      if (event.startsWith('data: ')) yield presenceSchema.parse(JSON.parse(event.slice(6)));
  }
}

it('[TRUST-11] refuses the stream without a session, and a request that names no entry', async () => {
  expect((await site.request(address)).status).toBe(401);
  const headers = { cookie: ben.cookie() };
  expect((await site.request('/api/editor/presence-events', { headers })).status).toBe(400);
});

it('[PUB-13] streams each save and each move of a colleague until the server stops', async () => {
  const response = await site.request(address, { headers: { cookie: ben.cookie() } });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  const messages = messagesOf(response);
  const next = async () => (await messages.next()).value;
  expect(await next()).toEqual({ version: 0, people: [] });
  const { drafts } = await ann.ask('saveDrafts', { drafts: [{ ...name, version: 0, entry }] });
  const version = drafts[0]?.version;
  expect(await next()).toEqual({ version, people: [] });
  const { name: account = '' } = (await ann.ask('session', {})).account ?? {};
  await ann.ask('presence', { ...name, screen: 'ann-1', block: 'stats' });
  expect(await next()).toEqual({ version, people: [{ screen: 'ann-1', name: account, block: 'stats' }] });
  site.site.endStreams();
  expect(await messages.next()).toEqual({ done: true, value: undefined });
});
