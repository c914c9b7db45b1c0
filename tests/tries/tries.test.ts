import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { openTestSite } from '../support/open-site.ts';
import { tries as attacks } from './attack/index.ts';
import { tries as faults } from './faults/index.ts';
import { runTry } from './run-tries.ts';
import { defaultSettings, type Settings, type TryContext } from './try.ts';

/** A site in this process that listens on a port. */
async function openSite(settings: Settings = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { DEMO: _, ...inherited } = defaultSettings;
  const { site, lines, dataDir, close } = await openTestSite({
    SITE_ORIGIN: origin,
    ...inherited,
    ...settings,
  });
  const throughApp = getRequestListener((request, bindings) => site.fetch(request, bindings as HttpBindings));
  const server = createServer((request, response) => {
    site.answerFromMemory(request, response, () => void throughApp(request, response));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await close();
  });
  return { origin, dataDir, output: () => lines.join('\n') };
}

const context: TryContext = {
  openSite,
  startServer: async () => {
    throw new Error('the sample has no built server');
  },
  amount: (_whole, sample) => sample,
  note: () => {},
};

describe('a sample of npm run attack and npm run faults:', () => {
  it.each([...attacks, ...faults].filter(({ sampled }) => sampled))('$name', async ({ run }) => {
    expect(await run(context)).toEqual({ held: expect.any(String) });
  });
});

it('counts a try that throws as a finding', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('no port')) };
  const { name, outcome } = await runTry(broken, () => {});
  expect([name, outcome]).toEqual([
    'broken',
    { findings: [expect.stringContaining('the try broke off: Error: no port')] },
  ]);
});
