import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField } from 'react-aria-components/SearchField';
import { box } from './box.ts';
import { EditorIcon } from './EditorIcon.tsx';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Search field that reports every input; Escape clears it. */
export const SearchBox = ({ label, value, onChange, className = '' }: SearchBoxProps) => (
  <SearchField value={value} onChange={onChange} className={`relative ${className}`}>
    <Label className="sr-only">{label}</Label>
    <EditorIcon
      name="search"
      className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
    />
    <Input placeholder={label} className={`${box} h-10 pl-10`} />
  </SearchField>
);
