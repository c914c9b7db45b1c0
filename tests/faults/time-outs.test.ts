import { afterAll, beforeAll, expect, it } from 'vitest';
import { callNames } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { complaintsOf } from './check.ts';
import { expected } from './expected.ts';
import { faultNames } from './faults.ts';
import { lookAt } from './look.ts';
import { brokenWith, type FaultySites, openFaultySites } from './sites.ts';

let sites: FaultySites;
/** This page makes only the calls of header and footer. */
const plainPage = '/about/complaintAdvice';
const paths = new Set(callNames.map((call) => expected[call].timeout.path));
/** Timeout for a busy machine, in ms. */
const patience = 180_000;
/** Differences of each cell. */
const looks = new Map<string, Promise<string[]>>();
const cells = callNames.flatMap((call) => languages.map((language) => ({ call, language })));
const nameOf = ({ call, language }: (typeof cells)[number]) => `${call} ${language}`;

beforeAll(async () => {
  sites = await openFaultySites();
  // Header and footer first: pages that open at the same time would delay each other's header and footer.
  for (const language of languages) {
    for (const path of paths) await lookAt(await sites.whole(), path, language);
    await Promise.all(
      callNames.map(async (call) => {
        const path = brokenWith(call).length === 1 ? expected[call].timeout.path : plainPage;
        return lookAt(await sites.faulty(call, 'timeout'), path, language);
      }),
    );
  }
  // All cells wait for their ten seconds at the same time.
  for (const cell of cells) {
    const look = complaintsOf(sites, { ...cell, fault: 'timeout' });
    look.catch(() => {});
    looks.set(nameOf(cell), look);
  }
}, patience);
afterAll(() => sites.close());

it.each(cells)(
  `[CALL-02] $call: ${faultNames.timeout}, in $language`,
  async (cell) => {
    expect(expected[cell.call].timeout).toBeDefined();
    expect(await looks.get(nameOf(cell))).toEqual([]);
  },
  patience,
);
