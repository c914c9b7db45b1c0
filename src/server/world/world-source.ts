import { readFileSync } from 'node:fs';
import type { Answer, CallContext, ContentSource } from '#api/content-source.ts';
import { type ReportDropped, readAnswer } from '#api/read-answer.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { errorMessage } from '#lib/error-message.ts';
import type { DataCallName, ParsedRequestOf } from '#schemas/calls.ts';
import { type World, worldSchema } from '#schemas/world.ts';
import type { PictureOf } from '../media/pictures.ts';
import { SetupError } from '../setup-error.ts';

/**
 * Reads the world of a recorded visit.
 * @param path of its JSON, `QA_WORLD`
 * @throws SetupError if it cannot be used
 */
export function readWorld(path: string): World {
  try {
    return worldSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new SetupError(`QA_WORLD=${path} is no world of a recording: ${errorMessage(error)}`);
  }
}

interface WorldSourceOptions {
  report: ReportDropped;
  log: (line: string) => void;
}

/** @returns a content source that answers as the recorded site did, and nothing else */
export function createWorldSource(world: World, { report, log }: WorldSourceOptions): ContentSource {
  const answers = new Map(
    world.answers.map(({ call, request, language, answer }) => [
      canonicalJson([call, request, language]),
      answer,
    ]),
  );
  return {
    call: async <N extends DataCallName>(
      name: N,
      request: ParsedRequestOf<N>,
      { language }: CallContext,
    ): Promise<Answer<N>> => {
      const found = answers.get(canonicalJson([name, JSON.parse(JSON.stringify(request)), language]));
      if (!isAnswer(found)) {
        log(`QA_WORLD has no answer to ${name} ${JSON.stringify(request)} in ${language}`);
        return { ok: false, failure: { kind: 'missing', message: '', reason: 'not recorded' } };
      }
      if (!found.ok) return found;
      // This version may read it in another way than the one that recorded it.
      const data = readAnswer(name, found.data, { report, base: world.mediaBase });
      return data === undefined
        ? { ok: false, failure: { kind: 'failed', message: '', reason: 'recorded answer does not fit' } }
        : { ok: true, message: found.message, data };
    },
    download: async () => ({
      ok: false,
      failure: { kind: 'missing', message: '', reason: 'not recorded' },
    }),
    revision: async () => 'recorded',
    knownRevision: () => 'recorded',
    changedSince: async () => [],
  };
}

/** @returns the pictures with their recorded sizes, otherwise those of this site */
export function recordedPictures({ pictures }: World, others: PictureOf): PictureOf {
  const known = new Map(
    pictures.map(({ address, language, picture }) => [`${language} ${address}`, picture]),
  );
  return (address, language) => known.get(`${language} ${address}`) ?? others(address, language);
}

type Recorded = { ok: true; data: unknown; message: string } | Extract<Answer<DataCallName>, { ok: false }>;

const isAnswer = (value: unknown): value is Recorded =>
  typeof value === 'object' && value !== null && 'ok' in value;
