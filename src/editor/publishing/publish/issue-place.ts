import type { EntryIssue } from '#schemas/editor/editorial.ts';
import { nextOf } from '../../drafts/stored.ts';
import type { Path } from '../../fields/value-paths.ts';
import { blocksOf, type StoredBlock } from '../diff/block-differences.ts';
import type { Publishable } from './publishable.ts';

/** Position of an issue: in a block, or in the entry itself. */
export interface IssuePlace {
  block?: StoredBlock;
  /** Position of the block, from 1. */
  position?: number;
  /** Path as in a `Difference`. */
  path: Path;
}

/** Locates an issue: `blocks[2].props.items[0].title` is in the third block. */
export function issuePlace({ field }: Pick<EntryIssue, 'field'>, { name, stored }: Publishable): IssuePlace {
  const path = pathOf(field);
  const next = nextOf(stored);
  const [first, index, ...rest] = path;
  const block =
    name.kind === 'page' && next && first === 'blocks' && typeof index === 'number'
      ? blocksOf(next)?.[index]
      : undefined;
  if (block && typeof index === 'number') return { block, position: index + 1, path: rest };
  return { path: isColumn(first) ? path : ['data', ...path] };
}

const isColumn = (name: unknown) => ['facet', 'sort', 'date', 'until', 'texts'].some((one) => one === name);

/** Parses `list[2].url` to `['list', 2, 'url']`. */
const pathOf = (field: string): Path =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
