import { useRef, useState } from 'react';
import { useForm } from './form-context.ts';
import { type ListMove, moveItems, placeAfter } from './list-moves.ts';
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
