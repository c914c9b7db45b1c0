import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { runServer } from '../support/served-site.ts';
import {
  defaultSettings,
  type Outcome,
  type Settings,
  type TriedServer,
  type Try,
  type TryContext,
} from './try.ts';

/** A try with its outcome and its time in milliseconds. */
export interface Tried {
  name: string;
  outcome: Outcome;
  time: number;
}

/**
 * Runs a try with servers of its own. A try that throws is a finding.
 * @param note receives the present step
 */
export async function runTry(one: Try, note: (step: string) => void): Promise<Tried> {
  const began = performance.now();
  const outcome = await outcomeWithServers(one, note);
  return { name: one.name, outcome, time: performance.now() - began };
}

async function outcomeWithServers(one: Try, note: (step: string) => void): Promise<Outcome> {
  const { startServer, end } = startServers();
  try {
    return await one.run({
      openSite: (settings) => startServer(settings),
      startServer,
      amount: (whole) => whole,
      note,
    });
  } catch (error) {
    return { findings: [`the try broke off: ${error instanceof Error ? error.stack : error}`] };
  } finally {
    await end();
  }
}

/**
 * Starts servers with data folders of their own.
 * @returns `startServer`, and `end`, which kills all of them and removes their folders
 */
export function startServers(): Pick<TryContext, 'startServer'> & { end: () => Promise<void> } {
  const servers: TriedServer[] = [];
  const folders: string[] = [];
  return {
    startServer: async (settings = {}, program) => {
      const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'pavilion-try-')));
      folders.push(dataDir);
      const server = await start({ ...settings, DATA_DIR: dataDir }, program);
      servers.push(server);
      return server;
    },
    end: async () => {
      for (const server of servers) server.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the built server on a free port. It is started again if it gave up because the database did not answer in time:
 * on a busy machine that is no fault of the server.
 */
async function start(
  settings: Settings & { DATA_DIR: string },
  program: string | undefined,
  attempts = 5,
): Promise<TriedServer> {
  const port = String(await freePort());
  const server = runServer({ ...defaultSettings, PORT: port, ...settings }, program);
  const ready = await server.line(/Pavilion is ready: (\S+)/);
  if (!ready && attempts > 1 && server.output().includes('(the database does not answer)'))
    return start(settings, program, attempts - 1);
  if (!ready?.[1]) throw new Error(`the site did not start:\n${server.output()}`);
  return { ...server, origin: ready[1], dataDir: settings.DATA_DIR };
}
