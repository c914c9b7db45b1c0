import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { box } from './box.ts';
import { EditorIcon } from './EditorIcon.tsx';

interface TextBoxProps extends Omit<TextFieldProps, 'children' | 'className'> {
  label: string;
  /** Whether only screen readers get the label. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Number of lines; undefined for a single-line field. */
  rows?: number;
  placeholder?: string;
  className?: string;
}

/** Text field with a label and a hint or an error. */
export function TextBox({
  label,
  hideLabel = false,
  hint,
  error,
  rows,
  placeholder,
  className = '',
  ...rest
}: TextBoxProps) {
  return (
    <TextField
      {...rest}
      isInvalid={error !== undefined}
      className={`grid content-start gap-1.5 ${className}`}
    >
      <Label className={hideLabel ? 'sr-only' : 'text-cap font-medium'}>{label}</Label>
      {rows ? (
        <TextArea rows={rows} placeholder={placeholder} className={`${box} resize-y py-2 leading-normal`} />
      ) : (
        <Input placeholder={placeholder} className={`${box} h-10`} />
      )}
      {hint && (
        <Text slot="description" className="text-badge leading-normal text-ink-3">
          {hint}
        </Text>
      )}
      <FieldError className="text-badge leading-normal text-danger">{error}</FieldError>
    </TextField>
  );
}

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
