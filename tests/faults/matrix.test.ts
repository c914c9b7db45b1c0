import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { complaintsOf } from './check.ts';
import { expected } from './expected.ts';
import { faultNames, faults } from './faults.ts';
import { stateInApi } from './look.ts';
import { everyPlace } from './places.ts';
import { type FaultySites, openFaultySites } from './sites.ts';

let sites: FaultySites;
const tried = new Set<string>();

beforeAll(async () => {
  sites = await openFaultySites();
});
afterAll(() => sites.close());

/** `time-outs.test.ts` tests the timeouts. */
const quick = faults.filter((fault) => fault !== 'timeout');
const cells = callNames.flatMap((call) =>
  quick.flatMap((fault) => languages.map((language) => ({ call, fault, language }))),
);

describe.each(cells)('$call', ({ call, fault, language }) => {
  it(`[${expected[call][fault].rule}] ${faultNames[fault]}, in ${language}`, async () => {
    tried.add(`${call} ${fault} ${language}`);
    expect(await complaintsOf(sites, { call, fault, language })).toEqual([]);
  });
});

/** A call can be used in several places. Each place fails separately, with these faults in turn. */
const broken = ['dropped', 'refused', 'malformed'] as const;

const addresses = [
  ...callNames.map((call) => expected[call].dropped.path),
  '/events/12th-western-smart-manufacturing-expo-2026-11-24',
];

it.each(everyPlace(addresses).map((place, index) => ({ ...place, index })))(
  '[ERR-04] $path, $part, $query fails with $call',
  async ({ index, ...place }) => {
    const fault = broken[index % broken.length] ?? 'dropped';
    const language = languages[Math.floor(index / broken.length) % languages.length] ?? 'zh-CN';
    const site = await sites.faulty(place.call, fault);
    await expect.poll(() => stateInApi(site, place, language)).toBe('failed');
  },
);

it('every cell was tested', () => {
  expect(tried.size).toBe(callNames.length * quick.length * languages.length);
});
