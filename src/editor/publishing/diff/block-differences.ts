import * as z from 'zod';
import type { Entry } from '#schemas/entry.ts';
import { align } from './align.ts';
import { type FieldDifference, fieldDifferences } from './field-differences.ts';

const blocksSchema = z.array(z.looseObject({ id: z.string(), type: z.string() }));

/** A block as it is stored: nobody knows whether the site understands it. */
export type StoredBlock = z.output<typeof blocksSchema>[number];

/** What became of a block of a page. Paths of its fields begin with `props`, or are `type`, `version`. */
export interface BlockDifference {
  /** `kept`: it was moved, or fields of it have changed. */
  change: 'added' | 'removed' | 'kept';
  block: StoredBlock;
  /** From 1; of a removed one where it was. */
  position: number;
  moved: boolean;
  fields: readonly FieldDifference[];
}

/** The blocks of a page, unless what is stored there is none. */
export const blocksOf = ({ data }: Pick<Entry, 'data'>): readonly StoredBlock[] | undefined =>
  blocksSchema.safeParse(data.blocks).data;

/** Added, removed, moved and changed blocks, told apart by their ids, in the order of the page. */
export function blockDifferences(
  before: readonly StoredBlock[],
  after: readonly StoredBlock[],
): BlockDifference[] {
  const [old, now] = [withKeys(before), withKeys(after)];
  const known = new Map(old.map((one) => [one.key, one.block]));
  const left = new Set(now.map(({ key }) => key));
  return align(old, now, (one, other) => one.key === other.key).flatMap(
    ({ before: one, after: other }): BlockDifference[] => {
      if (other) {
        const was = known.get(other.item.key);
        const place = { block: other.item.block, position: other.index + 1 };
        if (!was) return [{ change: 'added', ...place, moved: false, fields: [] }];
        const fields = fieldDifferences({ before: was, after: other.item.block });
        const moved = one === undefined;
        return moved || fields.length > 0 ? [{ change: 'kept', ...place, moved, fields }] : [];
      }
      // One that was moved is told of where it is now.
      if (!one || left.has(one.item.key)) return [];
      return [
        { change: 'removed', block: one.item.block, position: one.index + 1, moved: false, fields: [] },
      ];
    },
  );
}

/** Blocks under their ids, with a number where a page has one twice. */
export function withKeys(blocks: readonly StoredBlock[]): { key: string; block: StoredBlock }[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const times = seen.get(block.id) ?? 0;
    seen.set(block.id, times + 1);
    return { key: `${times} ${block.id}`, block };
  });
}
