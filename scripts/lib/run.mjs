import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { Problem } from './problem.mjs';
import { root } from './project.mjs';

const children = new Set();
let stoppedBy;

/** Forwards a signal to the child processes. A terminal has already sent Ctrl-C to all of them. */
function stop(signal) {
  stoppedBy = signal;
  if (children.size === 0) process.exit(128 + constants.signals[signal]);
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  for (const child of children) child.kill(signal);
}

function listenForSignals() {
  if (process.listenerCount('SIGTERM', stop) > 0) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) stopWithParent();
  process.on('exit', endChildren);
}

/** npm runs a script in a shell and terminates only the shell. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * Starts a program that ends with this one. Forwards `SIGINT`, `SIGTERM` and `SIGHUP`.
 *
 * @param {string} command
 *
 * @param {string[]} args
 *
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(command, args, options) {
  listenForSignals();
  const child = spawn(command, args, { cwd: root, ...options });
  children.add(child);
  child.once('error', () => children.delete(child));
  child.once('close', () => children.delete(child));
  return child;
}

/**
 * Runs a program to its end with inherited output. If a signal ends it, this process ends too, unless `survive` is set.
 *
 * @param {string} command
 *
 * @param {string[]} args
 *
 * @param {{ env?: NodeJS.ProcessEnv, survive?: boolean, onReady?: () => void }} options onReady: called when the program,
 * in Node, sends the message `ready`
 *
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { env = process.env, survive = false, onReady } = {}) {
  const child = start(command, args, {
    env,
    stdio: onReady ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });
  if (onReady) child.once('message', onReady);
  return ended(child, { command, survive });
}

/** Ends all programs that this process has started. */
export function endChildren() {
  for (const child of children) child.kill();
}

/**
 * Runs a program to its end and captures its output. If a signal ends it, this process ends too, unless `survive` is set.
 *
 * @param {string} command
 *
 * @param {string[]} args
 *
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, onLine?: (line: string) => void, priority?: number, survive?: boolean }}
 * options priority: as for `os.setPriority`
 *
 * @returns {Promise<{ code: number, lines: string[] }>} lines of both streams in order
 */
export async function capture(command, args, options = {}) {
  const { cwd = root, env = process.env, shell = false, onLine, priority, survive = false } = options;
  const child = start(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  if (priority !== undefined && child.pid) setPriority(child.pid, priority);
  const lines = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      onLine?.(line);
    });
  return { code: await ended(child, { command, survive }), lines };
}

function ended(child, { command, survive }) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Problem(`${command} did not start (${error.message})`, 'Check that it is installed')),
    );
    child.once('close', (code, signal) => {
      if (stoppedBy && !survive) process.exit(128 + constants.signals[stoppedBy]);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
