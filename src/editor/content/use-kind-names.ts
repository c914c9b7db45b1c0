import type { EntryKind } from '#schemas/entry.ts';
import { localise } from '#schemas/language.ts';
import { capital } from '../capital.ts';
import { useEditor } from '../context.tsx';
import { useEntityTable } from './content-kinds.ts';

/** What kinds are called, as many of them: in English they begin with a capital where they stand alone. */
export function useKindNames(): (kind: EntryKind) => string {
  const table = useEntityTable();
  const { language } = useEditor();
  return (kind) => capital(localise(table[kind].many, language));
}
