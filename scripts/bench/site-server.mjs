import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../lib/problem.mjs';
import { projectNode, serverEnvironment, serverOptions, toolEnvironment } from '../lib/project.mjs';
import { start } from '../lib/run.mjs';

const startLimit = 60_000;
/** Environment variables that would change the demo site. */
const unset = ['CONTENT_API', 'DATABASE_URL', 'DEMO', 'SITE_ORIGIN', 'QA_NOW'];

const folders = new Set();

/** Creates a temporary data folder, removed when the process exits. */
export function temporaryData() {
  // One listener for all: Node warns of more than ten.
  if (folders.size === 0) process.once('exit', removeFolders);
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  folders.add(folder);
  return folder;
}

function removeFolders() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts a server as `npm start` does, on a free port of 127.0.0.1, and waits for the line that names its address.
 * @param {{ program: string, data: string, env?: Record<string, string> }} options
 * @returns {Promise<{ origin: string, pid: number, coldStart: number, stop: () => Promise<void> }>} coldStart: milliseconds from
 * the start of the process to the first 200 of `/`
 */
export async function startServer({ program, data, env = {} }) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = start(projectNode(), [...serverOptions, program], {
    env: toolEnvironment({
      ...Object.fromEntries(unset.map((name) => [name, undefined])),
      ...serverEnvironment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await announced(child, origin, program);
    await firstAnswer(origin);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { origin, pid: child.pid, coldStart: performance.now() - began, stop: () => stop(child) };
}

/** Waits for the log line with the address. */
function announced(child, origin, program) {
  const lines = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(`printed no ${origin} within ${startLimit / 1000} s`), startLimit);
    const fail = (cause) => {
      clearTimeout(timer);
      const last = lines.slice(-5).join(' | ');
      reject(new Problem(`${program} ${cause}. Its last words: ${last}`, 'Repair the server'));
    };
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`ended with code ${code}`));
    const hear = (line) => {
      lines.push(line);
      if (!line.includes(origin)) return;
      clearTimeout(timer);
      resolve();
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear);
  });
}

/** Waits for a 200 of `/`. */
async function firstAnswer(origin) {
  const limit = performance.now() + startLimit;
  while ((await statusOf(`${origin}/`)) !== 200) {
    if (performance.now() > limit) throw new Problem(`${origin}/ never answered 200`, 'Repair the server');
    await sleep(20);
  }
}

const statusOf = (url) =>
  new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', () => resolve(undefined));
  });

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(patience);
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
