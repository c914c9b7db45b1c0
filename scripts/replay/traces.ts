import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { traceText } from '#machines/trace/trace-text.ts';
import { type Trace, traceSchema } from '#schemas/trace.ts';
import { Problem } from '../lib/problem.mjs';

const remedy = 'Record it again (docs/qa.md)';

export interface TraceFile {
  path: string;
  /** File name without folder and extension. */
  name: string;
  trace: Trace;
}

/**
 * Reads a `*.trace.json`.
 * @throws Problem if it is invalid
 */
export function readTrace(path: string): TraceFile {
  const name = basename(path).replace(/\.trace\.json$/, '');
  return { path, name, trace: parseTrace(path, textOf(path)) };
}

export const writeTrace = (path: string, trace: Trace): void => writeFileSync(path, traceText(trace));

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Problem(`${path} cannot be read`, 'Give the path of a *.trace.json');
  }
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(
      `${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`,
      remedy,
    );
  }
}

function parseTrace(path: string, text: string): Trace {
  const { data, error } = traceSchema.safeParse(jsonOf(path, text));
  if (data) return data;
  const [{ path: keys, message } = { path: [], message: 'it is empty' }] = error.issues;
  throw new Problem(`${path} is no trace: ${[keys.join('.'), message].filter(Boolean).join(': ')}`, remedy);
}
