import { useState } from 'react';
import * as z from 'zod';
import { attempt } from '#lib/attempt.ts';
import { useEditor } from '../context.tsx';

const textsSchema = z.array(z.object({ id: z.string(), text: z.string() }));

/** Limit of stored texts; the oldest is dropped. */
const maxTexts = 40;

/**
 * A text that the user types into a form, which the server does not have yet. It is stored on this device by account, so
 * that a lost connection, a closed panel or a closed tab does not lose it. With blocked storage it exists only on the screen.
 *
 * @param store name of the list that contains it
 * @param id identifies the field in that list; an empty text is not stored
 */
export function useTypedText(store: string, id: string): [text: string, write: (text: string) => void] {
  const key = `pavilion.${store}.${useEditor().account?.id ?? ''}`;
  const [text, setText] = useState(() => read(key).find((one) => one.id === id)?.text ?? '');
  const write = (next: string) => {
    setText(next);
    const others = read(key).filter((one) => one.id !== id);
    const texts = next.trim() === '' ? others : [{ id, text: next }, ...others].slice(0, maxTexts);
    attempt(() =>
      texts.length > 0 ? localStorage.setItem(key, JSON.stringify(texts)) : localStorage.removeItem(key),
    );
  };
  return [text, write];
}

function read(key: string): z.output<typeof textsSchema> {
  const stored = attempt<unknown>(() => JSON.parse(localStorage.getItem(key) ?? '[]'));
  return textsSchema.safeParse(stored).data ?? [];
}
