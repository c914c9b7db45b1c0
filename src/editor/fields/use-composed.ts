import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Local state of a text input. While an input method is composing, the text stays local; the composed text is committed
 * once at the end.
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
