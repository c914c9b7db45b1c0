import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Entry } from '#schemas/entry.ts';
import { useEditor } from '../context.tsx';
import { entryErrors } from '../fields/entry-errors.ts';

const nothing: Readonly<Record<string, string>> = {};

/**
 * Errors about missing fields of an entry, shown only after an attempt to publish, here or on another screen
 * (`?check`). `check` returns true if nothing is missing; otherwise it moves the focus to the first such field of
 * `form`.
 */
export function useCheck(entry: Entry | null | undefined) {
  const { language } = useEditor();
  const [params] = useSearchParams();
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const found = useMemo(() => (entry ? entryErrors(entry, language) : nothing), [entry, language]);
  const isFine = Object.keys(found).length === 0;
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  return {
    form,
    errors: attempts > 0 || params.has('check') ? found : nothing,
    check: () => {
      if (!isFine) setAttempts(attempts + 1);
      return isFine;
    },
  };
}
