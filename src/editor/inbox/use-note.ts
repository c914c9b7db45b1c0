import { useTypedText } from '../ui/use-typed-text.ts';

export interface Note {
  text: string;
  write: (text: string) => void;
  /** Adds the note to the log of the request. Does nothing if the note is empty. */
  save: () => Promise<void>;
}

/**
 * The note that the user writes on a request.
 * @param id identifier of the request
 * @param add sends the note to the server; a note with the same key is the same note
 * @throws EditorError from `save` if the server refuses the note, which then remains
 */
export function useNote(id: string, add: (text: string, key: string) => Promise<void>): Note {
  const [text, write, key] = useTypedText('inbox-notes', id);
  const save = async () => {
    if (text.trim() === '') return;
    await add(text, key);
    write('');
  };
  return { text, write, save };
}
