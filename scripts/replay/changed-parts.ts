import { changedMachines } from '#machines/trace/accepted.ts';
import type { MachineOf } from '#machines/trace/replay.ts';
import type { Trace } from '#schemas/trace.ts';
import type { Sources } from '#site/qa/sources/read-sources.ts';

/** What a recording saw and is another one now. */
export interface ChangedParts {
  /** Ids of machines. */
  machines: string[];
  /** Types of blocks, with their versions if these differ. */
  blocks: string[];
  /** First names of the keys of texts. */
  texts: string[];
}

/** @param sources of today; without them, only the structure of the machines is compared */
export function changedParts(trace: Trace, machineOf: MachineOf, sources?: Sources): ChangedParts {
  const structure = changedMachines(trace, machineOf);
  if (!sources) return { machines: structure, blocks: [], texts: [] };
  const { machines, blocks, texts } = trace.sources;
  return {
    machines: Object.keys(trace.machines).filter(
      (id) => structure.includes(id) || machines[id] !== sources.machines[id],
    ),
    blocks: Object.entries(blocks).flatMap(([type, before]) => {
      const now = sources.blocks[type];
      if (!now) return [`${type} (gone)`];
      if (now.hash === before.hash) return [];
      return [
        now.version === before.version ? type : `${type} (version ${now.version}, was ${before.version})`,
      ];
    }),
    texts: Object.entries(texts)
      .filter(([name, hash]) => sources.texts[trace.language][name] !== hash)
      .map(([name]) => name),
  };
}

/** @returns a line for each kind of part that has changed */
export const changedLines = ({ machines, blocks, texts }: ChangedParts): string[] =>
  Object.entries({ machines, blocks, texts })
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `${kind} changed in the source since the recording: ${names.join(', ')}`);
