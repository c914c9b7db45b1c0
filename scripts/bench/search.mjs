import { openEngines } from '../lib/own-engines.mjs';
import { Problem } from '../lib/problem.mjs';
import { cpuSeconds } from './process-figures.mjs';
import { startServer } from './site-server.mjs';

/** Milliseconds that a search may take. */
export const searchLimit = 50;

const entries = 100_000;
/** A larger change renews the statistics of PostgreSQL, each time of everything. */
const atOnce = 99;
const repeats = 15;
const account = { email: 'bench@example.com', password: 'long enough for a bench' };

/** Sentences of a venue; each entry has some of them, and words of its own number. */
const chinese = [
  '展馆提供会议展览与活动的完整服务，地铁二号线直达北登录大厅。',
  '参展商须在布展前十五天提交特装图纸，经审核后方可进场施工。',
  '五号馆与六号馆之间的连廊设有餐饮区，可同时容纳八百人用餐。',
  '主办方可在线查询空档期，系统将在一个工作日内回复报价。',
  '货车凭通行证由南门进入卸货区，高度不得超过四米二。',
  '会议中心的多功能厅可分隔为三个独立空间，均配备同声传译设备。',
  '观众可凭身份证或电子票入馆，请提前在小程序完成实名登记。',
  '本届博览会展出面积十二万平方米，吸引来自四十个国家的企业。',
];
const english = [
  'The venue offers complete services for meetings, exhibitions and events of every size.',
  'Exhibitors submit drawings of raw space stands fifteen days before build-up begins.',
  'A concourse with restaurants connects the halls and seats eight hundred guests.',
  'Organisers see free dates online and receive a quotation within one working day.',
  'Trucks enter the loading yard through the south gate with a permit.',
  'The ballroom divides into three rooms with interpretation booths and daylight.',
];

/** Same numbers in each run. */
function fraction(index, draw) {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(draw, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
const drawn = (list, index, draw) => list[Math.floor(fraction(index, draw) * list.length)];

function article(index) {
  const text = (list, count) => Array.from({ length: count }, (_, draw) => drawn(list, index, draw)).join('');
  const isRare = index % 20_000 === 7;
  const zh = `${text(chinese, 8)}编号${index}。${isRare ? '琉璃穹顶首次亮灯。' : ''}`;
  const en = `${text(english, 5)} Reference ${index}. ${isRare ? 'Zephyr pavilion opens.' : ''}`;
  return {
    ...{ kind: 'news', id: String(index), date: '2026-11-01 09:00:00' },
    texts: {
      'zh-CN': {
        data: {
          title: `${drawn(['展讯', '通知', '活动', '服务'], index, 20)}${index}`,
          content: `<p>${zh}</p>`,
        },
      },
      'en-US': { data: { title: `News ${index}`, content: `<p>${en}</p>` } },
    },
  };
}

/** Searches of editors. */
const queries = [
  ['Latin word in all entries', 'reference'],
  ['Latin word in most entries', 'exhibitions'],
  ['Latin word in five entries', 'zephyr'],
  ['beginning of two letters', 're'],
  ['beginning of five letters', 'exhib'],
  ['number of one entry', '73421'],
  ['one Chinese character, in all', '展'],
  ['two characters, in all', '编号'],
  ['two characters, in five', '琉璃'],
  ['three characters', '卸货区'],
  ['four characters', '同声传译'],
  ['four characters, in five', '琉璃穹顶'],
  ['characters that are never neighbours', '展馆北登'],
  ['a run of pairs, each common, never together', '会议展馆'],
  ['three Latin words', 'ballroom daylight permit'],
  ['Chinese and Latin', '餐饮区 ballroom'],
  ['common and rare', '展馆 zephyr'],
  ['title', '展讯7'],
  ['nothing', 'qwertz'],
];

/**
 * Milliseconds of the editor's search over HTTP, with a session, among 100,000 entries on each database: the first search with
 * a query after the start of the server, then repeats. On a busy machine, only the processor time of the server means something.
 *
 * @param {{ program: string, only?: string, note: (text: string) => void }} options only: one engine
 *
 * @returns {Promise<{ name: string, rows: { what: string, query: string, total: number, cpu: number, first: number, median:
 * number, p95: number, most: number }[] }[]>} cpu: of the server, without PostgreSQL
 */
export async function measureSearch({ program, only, note }) {
  const results = [];
  for (const engine of await openEngines(only, { durable: true })) {
    try {
      await fill(engine, note);
      results.push({ name: engine.name, rows: await searchAll(engine, { program, note }) });
    } finally {
      await engine.close();
    }
  }
  return results;
}

async function fill({ name, dataDir, env }, note) {
  const [{ openDatabase }, { publish }] = await Promise.all([
    import('#server/db/database.ts'),
    import('#server/db/content/publish.ts'),
  ]);
  const database = await openDatabase({ dataDir, ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : {}) });
  try {
    for (let start = 0; start < entries; start += atOnce) {
      note(`${name}: ${start.toLocaleString('en')} of ${entries.toLocaleString('en')} entries`);
      const length = Math.min(atOnce, entries - start);
      const put = Array.from({ length }, (_, index) => article(start + index));
      await publish(database, { put }, () => new Date());
    }
  } finally {
    await database.close();
  }
}

async function searchAll({ name, dataDir, env }, { program, note }) {
  const signIn = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  const settings = { RATE_LIMIT: 'off', DEMO: 'off', ...signIn, ...env };
  const server = await startServer({ program, data: dataDir, env: settings });
  try {
    const post = (call, body, cookie) =>
      fetch(`${server.origin}/api/editor/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.origin, ...(cookie ? { cookie } : {}) },
        body: JSON.stringify(body),
      });
    const signedIn = await post('signIn', account);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const search = async (query) => {
      const began = performance.now();
      const answer = await post('search', { query }, cookie);
      const { data } = await answer.json();
      const time = performance.now() - began;
      if (!answer.ok)
        throw new Problem(`the search is answered with status ${answer.status}`, 'Look at the log');
      return { time, total: data.results.content.total, isComplete: !data.incomplete };
    };
    note(`${name}: completing the index`);
    while (!(await search('qwertz')).isComplete) await new Promise((resolve) => setTimeout(resolve, 500));
    const rows = [];
    for (const [what, query] of queries) {
      note(`${name}: ${query}`);
      const { time: first, total } = await search(query);
      const times = [];
      const before = cpuSeconds(server.pid);
      for (let repeat = 0; repeat < repeats; repeat += 1) times.push((await search(query)).time);
      const cpu = ((cpuSeconds(server.pid) - before) * 1000) / repeats;
      times.sort((one, other) => one - other);
      const at = (share) => times[Math.floor((times.length - 1) * share)];
      rows.push({ what, query, total, cpu, first, median: at(0.5), p95: at(0.95), most: at(1) });
    }
    return rows;
  } finally {
    await server.stop();
  }
}
