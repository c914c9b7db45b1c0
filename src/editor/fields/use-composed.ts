import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * A text as it is typed. While an input method composes, what stands in the field is its own and nobody hears of it;
 * what was composed is given on in one piece.
 */
export function useComposed(value: string, commit: (text: string) => void) {
  const composing = useRef(false);
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? value,
    onChange: ({ currentTarget }: ChangeEvent<Box>) =>
      composing.current ? setDraft(currentTarget.value) : commit(currentTarget.value),
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Box>) => {
      composing.current = false;
      setDraft(undefined);
      commit(currentTarget.value);
    },
  };
}
