import { useState } from 'react';
import * as z from 'zod';
import { attempt } from '#lib/attempt.ts';
import { useEditor } from '../context.tsx';
import { newId } from '../new-id.ts';

const textsSchema = z.array(z.object({ id: z.string(), text: z.string(), key: z.string().optional() }));

/** Limit of stored texts; the oldest is dropped. */
const maxTexts = 40;

/**
 * A text that the user types into a form, which the server does not have yet. It is stored on this device by account, so
 * that a lost connection, a closed panel or a closed tab does not lose it. With blocked storage it exists only on the screen.
 *
 * @param store name of the list that contains it
 * @param id identifies the field in that list; an empty text is not stored
 * @returns `key` is another one for each wording, and the same for the same wording after a reload: a server that gets it twice
 * knows that it is the same text
 */
export function useTypedText(
  store: string,
  id: string,
): [text: string, write: (text: string) => void, key: string] {
  const name = `pavilion.${store}.${useEditor().account?.id ?? ''}`;
  const [{ text, key }, setTyped] = useState(() => {
    const stored = read(name).find((one) => one.id === id);
    return { text: stored?.text ?? '', key: stored?.key ?? newId('') };
  });
  const write = (next: string) => {
    const typed = { text: next, key: newId('') };
    setTyped(typed);
    const others = read(name).filter((one) => one.id !== id);
    const texts = next.trim() === '' ? others : [{ id, ...typed }, ...others].slice(0, maxTexts);
    attempt(() =>
      texts.length > 0 ? localStorage.setItem(name, JSON.stringify(texts)) : localStorage.removeItem(name),
    );
  };
  return [text, write, key];
}

function read(name: string): z.output<typeof textsSchema> {
  const stored = attempt<unknown>(() => JSON.parse(localStorage.getItem(name) ?? '[]'));
  return textsSchema.safeParse(stored).data ?? [];
}
