import fc from 'fast-check';
import * as z from 'zod';
import { callNames } from '#schemas/calls.ts';
import { editorBase } from '#schemas/editor/call.ts';
import { type EditorCallName, editorCallNames, editorCalls } from '#schemas/editor/calls.ts';
import { hostileBody, hostileName, hostileValue } from '../../fuzz/hostile.ts';
import { requestsOf } from '../../fuzz/requests.ts';
import { type JsonSchema, small, valueFor } from '../../fuzz/schema-values.ts';
import { createClient, forEachAtOnce, type Sent, signIn } from '../client.ts';
import { outcomeOf, type Try, type TryContext } from '../try.ts';

/** Another seed gives other requests; a finding names it. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

/** These would end the session or lock the account that the others need. */
const ending: readonly EditorCallName[] = [
  'signOut',
  'signOutEverywhere',
  'endSession',
  'endOtherSessions',
  'changeAccount',
  'changePassword',
];

/** Bodies of a call of the editor: fields with valid and hostile values, and texts that are no JSON. */
function bodiesOf(name: EditorCallName): fc.Arbitrary<string> {
  const described = z.toJSONSchema(editorCalls[name].request, { io: 'input', unrepresentable: 'any' });
  const { properties = {} } = described as JsonSchema;
  const fields = Object.entries(properties).map(
    ([field, schema]) =>
      [field, fc.oneof({ weight: 2, arbitrary: valueFor(small(schema)) }, hostileValue)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const unknown = fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.array(fc.tuple(hostileName, hostileValue)),
  );
  const record = fc
    .tuple(known, unknown)
    .map(([one, other]) => JSON.stringify(Object.fromEntries([...Object.entries(one), ...other])));
  return fc.oneof({ weight: 9, arbitrary: record }, hostileBody);
}

/** Sends generated requests and reports each answer that is an error of the server. */
async function sendAll(
  { note }: TryContext,
  origin: string,
  requests: readonly { path: string; sent: Sent }[],
): Promise<{ findings: string[]; statuses: string }> {
  const client = createClient(origin);
  const findings: string[] = [];
  const seen = new Map<number, number>();
  await forEachAtOnce(
    requests,
    { progress: (done) => note(`${done} of ${requests.length} requests`) },
    async ({ path, sent }) => {
      const { status, text } = await client.send(path, sent);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      // Node closes a connection during an address that is longer than 16 kB.
      if (status >= 500 || (status === 0 && path.length < 16_000))
        findings.push(
          `seed ${seed}: ${sent.method} ${path.slice(0, 200)} ${sent.body?.slice(0, 300)}: ${status} ${text.slice(0, 100)}`,
        );
    },
  );
  client.close();
  const statuses = [...seen].sort().map(([status, count]) => `${count} × ${status}`);
  return { findings, statuses: statuses.join(', ') };
}

/** Generated requests of several calls, the calls in turn. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: lists[0]?.length ?? 0 }, (_, index) => index).flatMap((index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  );

const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): T[] =>
  fc.sample(arbitrary, { seed, numRuns });

export const fuzz: readonly Try[] = [
  {
    name: '50,000 generated calls of the site: none is answered with an error of the server',
    sampled: true,
    run: async (context) => {
      const { origin } = await context.openSite();
      const each = Math.ceil(context.amount(50_000, 150) / callNames.length);
      const lists = callNames.map((name) =>
        sample(requestsOf(name), each).map(({ path, init }) => ({
          path,
          sent: {
            method: init.method ?? 'GET',
            headers: Object.fromEntries(new Headers(init.headers)),
            body: String(init.body ?? ''),
          },
        })),
      );
      const { findings, statuses } = await sendAll(context, origin, inTurn(lists));
      return outcomeOf(findings, statuses);
    },
  },
  {
    name: '50,000 generated calls of the editor by an administrator: none is answered with an error of the server',
    sampled: true,
    run: async (context) => {
      const site = await context.openSite();
      const cookie = (await signIn(site)).cookie();
      const headers = { cookie, origin: site.origin, 'content-type': 'application/json' };
      const names = editorCallNames.filter((name) => !ending.includes(name));
      const each = Math.ceil(context.amount(50_000, 150) / names.length);
      const lists = names.map((name) =>
        sample(bodiesOf(name), each).map((body) => ({
          path: `${editorBase}${name}`,
          sent: { method: 'POST', headers, body },
        })),
      );
      const { findings, statuses } = await sendAll(context, site.origin, inTurn(lists));
      return outcomeOf(findings, statuses);
    },
  },
];
