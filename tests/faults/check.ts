import { setTimeout as pause } from 'node:timers/promises';
import { type CallName, calls } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { ask } from '../support/ask.ts';
import type { TestSite } from '../support/open-site.ts';
import { type Cell, type ExpectedText, textOf } from './cell.ts';
import { expected } from './expected.ts';
import { emptyAnswers, type Fault } from './faults.ts';
import { isAsExpected, type Look, lookAt, readIn, stateInApi } from './look.ts';
import { placesOf } from './places.ts';
import { brokenWith, type FaultySites } from './sites.ts';

/** One cell of the matrix in one language. */
export interface Case {
  call: CallName;
  fault: Fault;
  language: Language;
}

/** Timeout for a cell to be as expected, in ms; on a busy machine a page misses its deadline. */
const patience = 25_000;

/** Differences from a cell. For the fault `empty`, tries every form of an empty response. */
export async function complaintsOf(sites: FaultySites, tried: Case): Promise<string[]> {
  const { call, fault } = tried;
  const ways = fault === 'empty' ? emptyAnswers(call).length : 1;
  const found = await Promise.all(
    Array.from({ length: ways }, async (_, way) => {
      const site = await sites.faulty(call, fault, way);
      const page = expected[call][fault].query ? patiently(() => complaintsOfPage(sites, site, tried)) : [];
      return [...(await page), ...(await complaintsOfAnswer(site, tried))];
    }),
  );
  return found.flat();
}

/** Repeats the check until it finds no differences or times out. */
async function patiently(look: () => Promise<string[]>): Promise<string[]> {
  const until = performance.now() + patience;
  for (;;) {
    // A page that was not ready in time has no data to read.
    const complaints = await look().catch((error: unknown) => [String(error)]);
    if (complaints.length === 0 || performance.now() > until) return complaints;
    await pause(50);
  }
}

/** Checks that the page is as in its cell, the rest of the page is unchanged, and the failure is not cached. */
async function complaintsOfPage(sites: FaultySites, site: TestSite, tried: Case): Promise<string[]> {
  const { call, fault, language } = tried;
  const cell = expected[call][fault];
  const { path, part, query = '', state, status = 200 } = cell;
  const good = await goodLook(sites, path, language);
  const look = await lookAt(site, path, language);
  const failed = state === 'failed' || state === 'late';
  const block = look.blocks.find(({ queries }) => queries && query in queries);
  const inApi = await stateInApi(site, { path, query }, language);
  // A static block without its data needs a script to fetch them, so that its outcome is in the document.
  const settled = block || failed ? block?.queries?.[query]?.state : inApi;
  // A page that is opened just after the call's timeout shows the failure.
  const right: Cell['state'][] = state === 'late' ? ['late', 'failed'] : [state];
  const reads = [cell, { ...cell, says: cell.endsAs ?? cell.says }];
  const wrong: [boolean, string][] = [
    [look.status !== status, `${path} answers ${look.status}`],
    [failed && look.stored, `${path} is kept`],
    [!right.includes(settled), `${part} is ${settled}`],
    [!right.includes(inApi), `/api/page says that ${part} is ${inApi}`],
    [
      !reads.some((read) => isAsExpected(read, look, language)),
      `${part} reads ${readIn(look, part).slice(0, 200)}`,
    ],
    [isAsExpected(cell, good, language), `${part} reads the same where nothing is wrong`],
  ];
  const found = wrong.flatMap(([isWrong, what]) => (isWrong ? [what] : []));
  const complaints = [...found, ...changesAround(cell, { look, good }, call)];
  // On a busy machine the fault-free page may have missed its deadline too, so the next try opens it again.
  if (complaints.length > 0) goodLooks.get(sites)?.delete(`${language} ${path}`);
  return complaints;
}

/** Pages of the fault-free site, by language and path; opened once for all cells. */
const goodLooks = new WeakMap<FaultySites, Map<string, Promise<Look>>>();

function goodLook(sites: FaultySites, path: string, language: Language): Promise<Look> {
  const looks = goodLooks.get(sites) ?? new Map<string, Promise<Look>>();
  goodLooks.set(sites, looks);
  const key = `${language} ${path}`;
  const look = looks.get(key) ?? sites.whole().then((site) => lookAt(site, path, language));
  looks.set(key, look);
  return look;
}

/** Calls of header and footer. */
const around: readonly CallName[] = ['menuTree', 'footerConfig', 'remoteConfig'];

/** Parts of a page that do not depend on the call, but whose text has changed. */
function changesAround(cell: Cell, { look, good }: { look: Look; good: Look }, call: CallName): string[] {
  const broken = brokenWith(call);
  const touched = new Set(
    placesOf(cell.path).flatMap((place) => (broken.includes(place.call) ? [place.part] : [])),
  );
  const blocks = cell.status === 404 ? [] : good.blocks.map(({ id }) => id).filter((id) => !touched.has(id));
  const parts = [...blocks, ...(around.includes(call) ? [] : ['header', 'footer'])];
  const changed = parts.filter((part) => readIn(look, part) !== readIn(good, part));
  const gone = ['header', 'footer'].filter((part) => look.html(part) === '');
  return [...changed.map((part) => `${part} reads differently`), ...gone.map((part) => `no ${part}`)];
}

/** Messages of our origin in place of content (rule CALL-02). */
const refusals: Readonly<Partial<Record<Fault, ExpectedText>>> = {
  timeout: 'server.timeout',
  dropped: 'server.failed',
  malformed: 'server.failed',
  refused: 'what the server said',
};

/** Checks that the call at our origin passes on the failure with a message for people, and is never cached. */
async function complaintsOfAnswer(site: TestSite, { call, fault, language }: Case): Promise<string[]> {
  const response = await ask(site, call, calls[call].example, language);
  const { resultCode, message } = await response.json();
  const said = `${call} answers ${response.status}, ${resultCode}, “${message}”`;
  if (response.headers.get('cache-control') !== 'no-store') return [`${said}, and may be kept`];
  const words = refusals[fault] ?? (response.status === 404 ? 'server.missing' : undefined);
  const isRight =
    words === undefined
      ? response.status === 200 && resultCode === 0
      : resultCode !== 0 && message === textOf(words, language);
  return isRight ? [] : [said];
}
