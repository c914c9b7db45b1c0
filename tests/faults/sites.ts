import { type CallName, callNames } from '#schemas/calls.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import type { Fault } from './faults.ts';
import { type FaultyBackend, startFaultyBackend } from './faulty-backend.ts';

/** Calls that every page depends on, or that home shares with other pages: each goes wrong alone. */
const alone: readonly CallName[] = [
  'menuTree',
  'footerConfig',
  'remoteConfig',
  'bannersOfColumn',
  'scheduleYears',
  // The name of its file is the album's.
  'albumZip',
];

/** The calls that go wrong together with this one: no page needs two of them, so that each page meets one fault. */
export const brokenWith = (call: CallName): readonly CallName[] =>
  alone.includes(call) ? [call] : callNames.filter((name) => !alone.includes(name));

/** Sites whose backend is faulty, each opened when it is first looked at, and one whose backend is whole. */
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
    /** @param emptiness which of the ways to be empty */
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
