import { useState } from 'react';
import * as z from 'zod';
import { attempt } from '#lib/attempt.ts';
import { useEditor } from '../context.tsx';

const notesSchema = z.array(z.object({ id: z.string(), text: z.string() }));

/** Limit of stored notes; the oldest is dropped. */
const maxNotes = 20;

export interface Note {
  text: string;
  write: (text: string) => void;
  /** Adds the note to the log of the request. Does nothing if the note is empty. */
  save: () => Promise<void>;
}

/**
 * The note that the user writes on a request. It is stored on this device by account until it is saved, so that a
 * closed panel, another request or a closed tab does not lose it. With blocked storage it exists only on the screen.
 * @param id identifier of the request
 * @param add sends the note to the server
 * @throws EditorError from `save` if the server refuses the note, which then remains
 */
export function useNote(id: string, add: (text: string) => Promise<void>): Note {
  const key = `pavilion.inbox-notes.${useEditor().account?.id ?? ''}`;
  const [text, setText] = useState(() => read(key).find((note) => note.id === id)?.text ?? '');
  const write = (next: string) => {
    setText(next);
    const others = read(key).filter((note) => note.id !== id);
    const notes = next.trim() === '' ? others : [{ id, text: next }, ...others].slice(0, maxNotes);
    attempt(() =>
      notes.length > 0 ? localStorage.setItem(key, JSON.stringify(notes)) : localStorage.removeItem(key),
    );
  };
  const save = async () => {
    if (text.trim() === '') return;
    await add(text);
    write('');
  };
  return { text, write, save };
}

function read(key: string): z.output<typeof notesSchema> {
  const stored = attempt<unknown>(() => JSON.parse(localStorage.getItem(key) ?? '[]'));
  return notesSchema.safeParse(stored).data ?? [];
}
