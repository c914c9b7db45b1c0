import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallName, callNames, calls, contractBase } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { type Envelope, emptyAnswers, type Fault, refusalText, untranslated } from './faults.ts';

/** One call with one fault. */
export interface Broken {
  call: CallName;
  fault: Fault;
  /** Index in `emptyAnswers`. */
  emptiness?: number | undefined;
}

/** An entry point of the backend, with its own faults. */
export interface Door {
  /** Value of `CONTENT_API`. */
  url: string;
  /** Adds a fault to those that are already set. */
  breaks: (broken: Broken) => void;
  /** Number of faulty responses to a call so far. */
  met: (call: CallName) => number;
}

export interface FaultyBackend {
  open: (broken?: readonly Broken[]) => Door;
  close: () => Promise<void>;
}

/** Sends a request to the fault-free backend, by path and query. */
export type AskGood = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Starts an HTTP backend that responds like the one behind it, except for faults. Caches the good responses, because
 * they never change.
 */
export async function startFaultyBackend(askGood: AskGood): Promise<FaultyBackend> {
  const doors: { broken: Map<CallName, Broken>; met: CallName[] }[] = [];
  const ask = remembering(askGood);
  const server = createServer(async (request, response) => {
    const { door, path } = entered(request.url ?? '/');
    const name = callOf(request.method, path);
    const found = name && doors[door]?.broken.get(name);
    if (found) doors[door]?.met.push(found.call);
    if (found?.fault === 'timeout') return;
    if (found?.fault === 'dropped') return void request.socket.destroy();
    const good = await ask(path, request);
    send(response, found ? { status: 200, ...spoiled(found, good.body, languageOf(request)) } : good);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    open: (broken = []) => {
      const door = { broken: new Map(broken.map((one) => [one.call, one])), met: [] as CallName[] };
      const number = doors.push(door) - 1;
      return {
        url: `${origin}/${number}${contractBase}`,
        breaks: (one) => void door.broken.set(one.call, one),
        met: (call) => door.met.filter((name) => name === call).length,
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The door of a request and the path behind it. Pictures are at the origin itself. */
function entered(url: string): { door: number; path: string } {
  const [, number, path] = /^\/(\d+)(\/.*)$/.exec(url) ?? [];
  return { door: Number(number ?? -1), path: path ?? url };
}

interface Body {
  status: number;
  type: string;
  body: Buffer;
}

function send(response: ServerResponse, { status, type, body }: Body): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length });
  response.end(body);
}

/** If two paths match, the one without an id wins. */
const byPath = callNames.toSorted(
  (a, b) => Number(calls[a].path.includes('{id}')) - Number(calls[b].path.includes('{id}')),
);

function callOf(method: string | undefined, path: string): CallName | undefined {
  const { pathname } = new URL(path, 'http://backend');
  return byPath.find(
    (name) =>
      calls[name].method === method &&
      new RegExp(`^${contractBase}${calls[name].path.replace('{id}', '[^/]+')}$`).test(pathname),
  );
}

const languageOf = ({ headers }: IncomingMessage): Language =>
  headers['current-language'] === 'en-US' ? 'en-US' : 'zh-CN';

/** The faulty response in place of a good one. */
function spoiled({ call, fault, emptiness = 0 }: Broken, good: Buffer, language: Language) {
  const json = (answer: Envelope) => ({
    type: 'application/json',
    body: Buffer.from(JSON.stringify(answer)),
  });
  const done = { resultCode: 0, message: '' };
  if (fault === 'refused') return json({ resultCode: 1, message: refusalText[language], data: null });
  if (fault === 'empty') return json({ ...done, data: emptyAnswers(call)[emptiness] });
  // A download has no JSON; its replacement does.
  const answer: Envelope = 'downloads' in calls[call] ? { ...done, data: null } : JSON.parse(String(good));
  if (fault === 'untranslated') return json(untranslated(call, answer, language));
  const { type, body } = json(answer);
  return { type, body: body.subarray(0, Math.ceil(body.length / 2)) };
}

function remembering(askGood: AskGood) {
  const known = new Map<string, Promise<Body>>();
  return async (path: string, request: IncomingMessage): Promise<Body> => {
    const { method = 'GET' } = request;
    const body = method === 'POST' ? await bodyOf(request) : undefined;
    const language = languageOf(request);
    const key = `${method} ${path} ${language} ${body}`;
    const answer =
      known.get(key) ??
      askGood(path, {
        method,
        headers: { 'current-language': language, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body }),
      }).then(async (response) => ({
        status: response.status,
        type: response.headers.get('content-type') ?? 'application/json',
        body: Buffer.from(await response.arrayBuffer()),
      }));
    known.set(key, answer);
    return answer;
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
