import { type CallName, callNames } from '#schemas/calls.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import type { Fault } from './faults.ts';
import { type FaultyBackend, startFaultyBackend } from './faulty-backend.ts';

/** Calls that every page needs, or that home shares with other pages: each fails alone. */
const alone: readonly CallName[] = [
  'menuTree',
  'footerConfig',
  'remoteConfig',
  'bannersOfColumn',
  'scheduleYears',
  // The file name is the album's name.
  'albumZip',
];

/** The calls that fail together with this one. No page needs two of them, so that each page has one fault. */
export const brokenWith = (call: CallName): readonly CallName[] =>
  alone.includes(call) ? [call] : callNames.filter((name) => !alone.includes(name));

/** Opens a site without faults, and on first use a site for each fault. */
export async function openFaultySites() {
  const good = await openTestSite();
  const backend: FaultyBackend = await startFaultyBackend((path, init) => good.request(path, init));
  const sites = new Map<string, Promise<TestSite>>();
  const open = (key: string, calls: readonly CallName[], fault?: Fault, emptiness?: number) => {
    const broken = fault ? calls.map((call) => ({ call, fault, emptiness })) : [];
    const site = sites.get(key) ?? openTestSite({ CONTENT_API: backend.open(broken).url });
    sites.set(key, site);
    return site;
  };
  return {
    whole: () => open('whole', []),
    /** @param emptiness index in `emptyAnswers` */
    faulty: (call: CallName, fault: Fault, emptiness = 0) => {
      const calls = brokenWith(call);
      return open(`${calls} ${fault} ${emptiness}`, calls, fault, emptiness);
    },
    close: async () => {
      for (const site of sites.values()) await (await site).close();
      await backend.close();
      await good.close();
    },
  };
}

export type FaultySites = Awaited<ReturnType<typeof openFaultySites>>;
