import * as z from 'zod';
import type { Entry } from '#schemas/entry.ts';
import { align } from './align.ts';
import { type FieldDifference, fieldDifferences } from './field-differences.ts';

const blocksSchema = z.array(z.looseObject({ id: z.string(), type: z.string() }));

/** A stored block, not yet validated against the schema of its type. */
export type StoredBlock = z.output<typeof blocksSchema>[number];

/** The change of a block of a page. Paths of its fields begin with `props`, or are `type` or `version`. */
export interface BlockDifference {
  /** `changed`: the block was moved, or some of its fields changed. */
  change: 'added' | 'removed' | 'changed';
  block: StoredBlock;
  /** Position from 1; the previous position for a removed block. */
  position: number;
  moved: boolean;
  fields: readonly FieldDifference[];
}

/** The blocks of a page; undefined if `data` is not a page. */
export const blocksOf = ({ data }: Pick<Entry, 'data'>): readonly StoredBlock[] | undefined =>
  blocksSchema.safeParse(data.blocks).data;

/** Compares blocks by id and returns those that were added, removed, moved or changed, in the order of the page. */
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
        return moved || fields.length > 0 ? [{ change: 'changed', ...place, moved, fields }] : [];
      }
      // A moved block is listed at its new position only.
      if (!one || left.has(one.item.key)) return [];
      return [
        { change: 'removed', block: one.item.block, position: one.index + 1, moved: false, fields: [] },
      ];
    },
  );
}

/** Blocks with unique keys: the id, plus a number if an id occurs twice. */
export function withKeys(blocks: readonly StoredBlock[]): { key: string; block: StoredBlock }[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const times = seen.get(block.id) ?? 0;
    seen.set(block.id, times + 1);
    return { key: `${times} ${block.id}`, block };
  });
}
