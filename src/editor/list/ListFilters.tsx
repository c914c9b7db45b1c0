import { useEffect, useState } from 'react';
import { SelectBox } from '../ui/SelectBox.tsx';
import { SearchBox } from '../ui/TextBox.tsx';
import type { List } from './use-list-address.ts';

interface SearchFilterProps {
  label: string;
  list: List<{ search?: string | undefined }>;
  /** Debounce delay in milliseconds; 0 for a list that is filtered in the browser. */
  pause?: number;
  className?: string;
}

/** Longest search the server accepts, in characters. */
const longest = 100;

/** Search box of a list: debounced, and silent while an input method is composing. */
export function SearchFilter({ label, list, pause = 300, className = '' }: SearchFilterProps) {
  const { search = '' } = list.state;
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  /** Values on their way into the URL, which follows the keyboard late. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const [composing, setComposing] = useState(false);
  if (known !== search) {
    setKnown(search);
    const at = sent.indexOf(search);
    setSent(sent.slice(at + 1));
    // The URL has changed without typing: the user navigated back or cleared the filters.
    if (at === -1) setTyped(search);
  }
  const { change } = list;
  useEffect(() => {
    const next = typed.trim().slice(0, longest);
    if (composing || next === search) return;
    const timer = setTimeout(() => {
      setSent((before) => (before.at(-1) === next ? before : [...before, next]));
      change({ search: next }, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  });
  return (
    <div
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      className={className}
    >
      <SearchBox label={label} value={typed} onChange={setTyped} />
    </div>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Text of the option without a filter. */
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
  className?: string;
}

/** Value of the option without a filter. No facet and no state has this value. */
const none = '*';

/** A select that filters a list by at most one value. */
export const FilterSelect = <Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
  className = '',
}: FilterSelectProps<Value>) => (
  <SelectBox<Value | typeof none>
    label={label}
    hideLabel
    value={value ?? none}
    options={[{ value: none, label: all }, ...options]}
    onChange={(chosen) => onChange(chosen === none ? undefined : chosen)}
    className={className}
  />
);
