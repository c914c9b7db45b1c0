import { gunzipSync, gzipSync } from 'node:zlib';
import { deepEqual } from '#lib/deep-equal.ts';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import { type World, worldSchema } from '#schemas/world.ts';
import { Problem } from '../lib/problem.mjs';

/** A page, gesture, answer of a call, or expectation: all that a visit needs to be performed again. */
export type Act = Exclude<TraceStep, { kind: 'start' | 'event' | 'stop' | 'look' }>;

/** A visit to perform again, which makes a new recording. */
export interface Script extends Pick<Trace, 'began' | 'language' | 'viewport' | 'seed' | 'media'> {
  world: string | undefined;
  acts: Act[];
  /** Indexes of the pages with which a visit begins: they are opened even if the page before has the same path. */
  begins: number[];
}

/** @returns the acts of a recording, without their results */
export function scriptOf({ began, language, viewport, seed, media, world, steps }: Trace): Script {
  const acts = steps.filter((step): step is Act => !['start', 'event', 'stop', 'look'].includes(step.kind));
  return { began, language, viewport, seed, media, world, acts, begins: [0] };
}

/**
 * @param from index of the first step; the visit begins with the page that was open then
 * @param to index of the last step
 * @returns a part of a recording as acts
 */
export function cut(trace: Trace, from: number, to: number): Script {
  const open = trace.steps.slice(0, from + 1).findLast((step) => step.kind === 'page');
  if (!open || to < from)
    throw new Problem(`There is nothing from ${from} to ${to}`, 'Give two steps of the trace');
  const script = scriptOf({ ...trace, steps: trace.steps.slice(from, to + 1) });
  const first: Act = { ...open, how: 'document', at: trace.steps[from]?.at ?? open.at };
  const acts = script.acts[0]?.kind === 'page' ? script.acts : [first, ...script.acts];
  const [{ at: start }] = [acts[0] ?? first];
  return { ...script, acts: acts.map((act) => ({ ...act, at: act.at - start })) };
}

/**
 * @returns both visits, one after the other; content that both recordings have is that of the first one
 * @throws Problem if they have two languages
 */
export function join(one: Trace, other: Trace): Script {
  const [first, second] = [scriptOf(one), scriptOf(other)];
  if (first.language !== second.language)
    throw new Problem('The recordings have two languages', 'Join recordings in one language');
  const end = first.acts.at(-1)?.at ?? 0;
  const later = second.acts.map((act) => ({ ...act, at: act.at + end }));
  return {
    ...first,
    media: { ...second.media, ...first.media },
    world: joinWorlds(one, other),
    acts: [...first.acts, ...later],
    begins: [0, first.acts.length],
  };
}

function joinWorlds(one: Trace, other: Trace): string | undefined {
  const [world, more] = [worldOf(one), worldOf(other)];
  if (!world || !more) return one.world;
  const both = {
    ...world,
    mediaOrigins: [...new Set([...world.mediaOrigins, ...more.mediaOrigins])],
    answers: [
      ...world.answers,
      ...more.answers.filter((own) => !world.answers.some((known) => isSameCall(own, known))),
    ],
    pictures: [
      ...world.pictures,
      ...more.pictures.filter(
        (own) =>
          !world.pictures.some(
            ({ address, language }) => address === own.address && language === own.language,
          ),
      ),
    ],
  };
  return gzipSync(JSON.stringify(both)).toString('base64');
}

const worldOf = ({ world }: Trace): World | undefined =>
  world === undefined
    ? undefined
    : worldSchema.parse(JSON.parse(gunzipSync(Buffer.from(world, 'base64')).toString()));

type Answer = World['answers'][number];

const isSameCall = (one: Answer, other: Answer): boolean =>
  one.call === other.call && one.language === other.language && deepEqual(one.request, other.request);

/**
 * @param data what to type, by the name of the field
 * @returns the visit with other data in its fields; answers to requests that were sent stay as they were
 */
export function withData(trace: Trace, data: Readonly<Record<string, string>>): Script {
  const script = scriptOf(trace);
  const left = new Set(Object.keys(data));
  const acts = script.acts.map((act): Act => {
    if (act.kind !== 'gesture' || act.gesture.type !== 'fill') return act;
    const { name } = act.gesture.target;
    const key = name?.replace(/\*$/, '').trim() ?? '';
    const typed = data[key];
    if (typed === undefined) return act;
    left.delete(key);
    return { ...act, gesture: { ...act.gesture, typed } };
  });
  const [unknown] = left;
  if (unknown !== undefined)
    throw new Problem(`The visit fills no field “${unknown}”`, 'Use the names of its fields');
  return { ...script, acts };
}
