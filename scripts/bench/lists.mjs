import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Maximum cost of a page of a long list, relative to one of a short list. */
export const listRatio = 1.3;

const short = 100;
const long = 100_000;
const rounds = 9;
const callsOfRound = 150;
/** Number of the last page that can be asked for (`schemas/calls.ts`). */
const lastPage = 10_000;
/** Measurements of a page at most, while each is over the limit: one of 18 pages is over it by chance. */
const mostMeasurements = 3;

const day = (index) => new Date(Date.UTC(2000, 0, 1 + (index % 9_000))).toISOString().slice(0, 10);
const texts = (fields) => ({ 'zh-CN': { data: fields } });
const id = (index) => String(index).padStart(6, '0');

/** Each paged list: an entry, and the request for a page. */
const lists = [
  {
    name: 'news',
    entry: (index) => ({
      kind: 'news',
      id: id(index),
      date: day(index),
      texts: texts({ title: `新闻 ${index}` }),
    }),
    call: 'newsPage',
    request: { pageSize: 10 },
  },
  {
    name: 'notices of all types',
    entry: (index) => ({
      ...{ kind: 'notice', id: id(index), date: day(index), texts: texts({ title: `公告 ${index}` }) },
      facet: ['PURCHASE', 'CLINCH_DEAL', 'JOURNALISM'][index % 3],
    }),
    call: 'articlePage',
    request: { pageSize: 10 },
  },
  {
    name: 'activities',
    entry: (index) => ({
      kind: 'atlas',
      id: id(index),
      date: day(index),
      facet: '1',
      data: { atlasNameCn: `活动 ${index}` },
    }),
    call: 'activityAtlasPage',
    request: { type: 1, pageSize: 10 },
  },
  {
    name: 'albums',
    entry: (index) => ({
      kind: 'album',
      id: id(index),
      sort: index,
      facet: 'EXHIBITION_CENTER',
      texts: texts({ atlasName: `图集 ${index}` }),
    }),
    call: 'albumPage',
    request: { atlasType: 'EXHIBITION_CENTER', pageSize: 6 },
  },
  {
    name: 'hotels of both kinds',
    entry: (index) => ({
      ...{ kind: 'file', id: id(index), sort: index, texts: texts({ name: `酒店 ${index}` }) },
      facet: `HOTEL_ACCOMMODATION ${index % 2 ? 'YES' : 'NO'}`,
    }),
    call: 'filePage',
    request: { atlasTypes: 'HOTEL_ACCOMMODATION', pageSize: 10 },
  },
  {
    name: 'schedule',
    entry: (index) => ({
      ...{ kind: 'schedule', id: id(index), facet: String(1 + (index % 2)), date: day(index) },
      ...{ until: day(index), data: { projectName: `展会 ${index}` } },
    }),
    call: 'scheduleList',
    request: { type: 0, pageSize: 6 },
  },
];

/**
 * Compares the cost of one call on lists of 100 and 100,000 entries: first, middle and last pages, measured alternately.
 * Complete requests of the contract, in process, on SQLite, with rows from the database.
 *
 * @param {(note: string) => void} note
 *
 * @returns {Promise<{ name: string, page: string, short: number, long: number, ratio: number }[]>} milliseconds a call
 */
export async function measureLists(note) {
  const { sources } = await openSources();
  const results = [];
  for (const list of lists) {
    note(`${list.name}: ${long.toLocaleString('en')} entries`);
    const [few, many] = [await sources(list, short), await sources(list, long)];
    for (const page of ['first', 'middle', 'last']) {
      note(`${list.name}, ${page} page`);
      let least;
      for (let count = 0; count < mostMeasurements && !(least?.ratio <= listRatio); count++) {
        const measured = await compare(few.ask(page), many.ask(page));
        if (!least || measured.ratio < least.ratio) least = measured;
      }
      results.push({ name: list.name, page, ...least });
    }
    await few.close();
    await many.close();
  }
  return results;
}

/** Imports the server's TypeScript modules, which the project's Node runs directly. */
async function openSources() {
  const [
    { openDatabase },
    { createEmbeddedSource },
    { createTranslations },
    { contractRoutes },
    { calls, contractBase },
    { createContentChanges },
  ] = await Promise.all([
    import('#server/db/database.ts'),
    import('#server/db/embedded-source.ts'),
    import('#i18n/translations.ts'),
    import('#server/routes/contract.ts'),
    import('#schemas/calls.ts'),
    import('#api/content-changes.ts'),
  ]);
  const sources = async ({ entry, call, request }, count) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pavilion-lists-'));
    const translations = createTranslations();
    const database = await openDatabase({ dataDir });
    const source = createEmbeddedSource({
      database,
      clock: () => new Date(),
      timeZone: 'Asia/Shanghai',
      random: randomBytes,
      translations,
      siteCode: 'official',
      zipOf: () => new Blob().stream(),
      // Two pages are asked for in turn, so that each is read from the database.
      mostBlocks: 1,
      report: (where, what, reason) => {
        throw new Error(`${where} ${what}: ${reason}`);
      },
    });
    await source.publish({ put: Array.from({ length: count }, (_, index) => entry(index)) });
    const pages = Math.min(Math.ceil(count / request.pageSize), lastPage);
    // Five pages apart: in another part of the list, of 25 entries, whatever the size of a page.
    const middle = Math.ceil(pages / 2);
    const numbers = { first: [1, 6], middle: [middle, middle + 5], last: [pages - 5, pages] };
    const changes = createContentChanges({ source, today: () => '2026-01-01' });
    const routes = contractRoutes({ source, translations, changes });
    return {
      ask: (page) => {
        const { method, path } = calls[call];
        const requests = numbers[page].map((pageNo) => {
          const parameters = { ...request, pageNo };
          return method === 'GET'
            ? [`${path}?${new URLSearchParams(parameters)}`, {}]
            : [
                path,
                { method, body: JSON.stringify(parameters), headers: { 'content-type': 'application/json' } },
              ];
        });
        let asked = 0;
        return async () => {
          asked += 1;
          const [url, init] = requests[asked % requests.length];
          const answer = await (await routes.request(contractBase + url, init)).json();
          if (answer.resultCode !== 0) throw new Error(`${call}: ${answer.message}`);
        };
      },
      close: async () => {
        await database.close();
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  };
  return { sources };
}

/** Median round of each. */
async function compare(askFew, askMany) {
  const times = { short: [], long: [] };
  for (let round = -1; round < rounds; round++) {
    const [few, many] = [await timeOf(askFew), await timeOf(askMany)];
    // The first round only warms up the compiler and the caches.
    if (round < 0) continue;
    times.short.push(few);
    times.long.push(many);
  }
  const [few, many] = [median(times.short), median(times.long)];
  return { short: few, long: many, ratio: many / few };
}

async function timeOf(ask) {
  const before = process.cpuUsage();
  for (let call = 0; call < callsOfRound; call++) await ask();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / callsOfRound;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
