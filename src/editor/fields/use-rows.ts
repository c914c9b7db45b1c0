import { useRef, useState } from 'react';
import { useForm } from './form-context.ts';
import { moveEditTimes } from './translation-status.ts';
import type { Path } from './value-paths.ts';

interface Rows {
  list: readonly unknown[];
  onChange: (next: readonly unknown[]) => void;
  path: Path;
}

/** Keys of the rows of a list, which move with their items, and the expanded row. */
export function useRows({ list, onChange, path }: Rows) {
  const { edited, onEdited } = useForm();
  const made = useRef(0);
  const makeKey = () => {
    made.current += 1;
    return made.current;
  };
  const [keys, setKeys] = useState<readonly number[]>(() => list.map(makeKey));
  const [open, setOpen] = useState<number>();
  // An undo elsewhere can change the number of items.
  const known = list.map((_, index) => keys[index] ?? -1 - index);
  const move = (step: ListMove) => {
    onChange(moveItems(list, step));
    onEdited(moveEditTimes(edited, path, placeAfter(step)));
    if (step.kind === 'move' || step.kind === 'remove') return setKeys(moveKeys(known, step));
    const key = makeKey();
    const at = step.kind === 'insert' ? step.at : step.at + 1;
    setKeys(known.toSpliced(at, 0, key));
    setOpen(key);
  };
  return { keys: known, open, setOpen, move };
}

const moveKeys = (keys: readonly number[], step: ListMove): number[] =>
  moveItems(keys, step).filter((key) => typeof key === 'number');

/** An operation on the items of a list. */
export type ListMove =
  | { kind: 'move'; from: number; to: number }
  | { kind: 'remove'; at: number }
  | { kind: 'insert'; at: number; item: unknown }
  /** `item`: the copy, if it differs from the original. */
  | { kind: 'duplicate'; at: number; item?: unknown };

/** Applies a move to a list. Items that remain keep their identity. */
export function moveItems(list: readonly unknown[], move: ListMove): readonly unknown[] {
  switch (move.kind) {
    case 'move':
      return list.toSpliced(move.from, 1).toSpliced(move.to, 0, list[move.from]);
    case 'remove':
      return list.toSpliced(move.at, 1);
    case 'insert':
      return list.toSpliced(move.at, 0, move.item);
    case 'duplicate':
      return list.toSpliced(move.at + 1, 0, move.item ?? structuredClone(list[move.at]));
  }
}

/**
 * Returns a function from the index of an item before the move to its index afterwards; undefined if the move removes
 * the item.
 */
export function placeAfter(move: ListMove): (index: number) => number | undefined {
  return (index) => {
    switch (move.kind) {
      case 'move':
        return index === move.from
          ? move.to
          : index - Number(index > move.from) + Number(shifted(index, move));
      case 'remove':
        return index === move.at ? undefined : index - Number(index > move.at);
      case 'insert':
        return index + Number(index >= move.at);
      case 'duplicate':
        return index + Number(index > move.at);
    }
  };
}

const shifted = (index: number, { from, to }: { from: number; to: number }): boolean =>
  index - Number(index > from) >= to;
