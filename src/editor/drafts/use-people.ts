import { useEffect, useMemo, useRef, useState } from 'react';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Person } from '#schemas/editor/presence.ts';
import { callEditor } from '../api.ts';
import { useEditor } from '../context.tsx';
import { fieldMark } from '../fields/value-paths.ts';
import { newId } from '../new-id.ts';
import { createDraftCalls } from './draft-calls.ts';
import { followEntry } from './follow-entry.ts';
import { useDraftStore } from './use-draft-store.ts';

/**
 * All other accounts that have an entry open. As long as it is used, the entry follows what they save.
 * @param block key of the selected block of a page
 */
export function usePeople({ kind, id }: EntryName, block?: string): readonly Person[] {
  const store = useDraftStore();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const following = useRef<ReturnType<typeof followEntry>>(undefined);
  const field = useFocusedField();
  useEffect(() => {
    const name = { kind, id };
    const { read } = createDraftCalls(callEditor);
    const now = followEntry({
      ...{ name, read, call: callEditor, screen: newId(''), actor: store.actorOf(name) },
      onPeople: setPeople,
    });
    following.current = now;
    return () => {
      following.current = undefined;
      now.stop();
    };
  }, [store, kind, id]);
  useEffect(() => following.current?.move({ block, field }), [block, field]);
  // A screen of this account that was just reloaded would count for some seconds.
  const own = useEditor().account?.name;
  return useMemo(() => people.filter((person) => person.name !== own), [people, own]);
}

/** Path of the form field with the focus. */
function useFocusedField(): string | undefined {
  const [field, setField] = useState<string>();
  useEffect(() => {
    const read = () => {
      const marked = document.activeElement?.closest(`[${fieldMark}]`);
      setField(marked?.getAttribute(fieldMark) ?? undefined);
    };
    // After the focus has moved on; between two fields it is nowhere for a moment.
    const readLater = () => setTimeout(read);
    document.addEventListener('focusin', read);
    document.addEventListener('focusout', readLater);
    return () => {
      document.removeEventListener('focusin', read);
      document.removeEventListener('focusout', readLater);
    };
  }, []);
  return field;
}
