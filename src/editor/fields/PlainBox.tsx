import { box } from '../ui/box.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './form-context.ts';
import { useComposed } from './use-composed.ts';

interface PlainBoxProps extends FieldProps {
  /** Type of the HTML control. */
  type?: 'text' | 'date' | 'datetime-local';
  /** Converts the stored value for the control. */
  toControl?: (stored: string) => string;
  fromControl?: (typed: string) => string;
  /** Id of a datalist. */
  list?: string;
}

const same = (text: string) => text;

/** A text that both languages share: a name, a figure, a URL, a date. */
export function PlainBox({ field, value, onChange, path, hideLabel = false, ...rest }: PlainBoxProps) {
  const { type = 'text', toControl = same, fromControl = same, list } = rest;
  const { id, label, help, error, described } = useField({ field, path });
  const commit = (text: string) => {
    const next = fromControl(text);
    if (next !== (value ?? '')) onChange(next === '' && !field.required ? undefined : next);
  };
  const composed = useComposed(typeof value === 'string' ? toControl(value) : '', commit);
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
    >
      <input
        id={id}
        type={type}
        {...composed}
        {...described}
        {...(list ? { list } : {})}
        {...(type === 'datetime-local' ? { step: 1 } : {})}
        autoComplete="off"
        className={`${box} h-10`}
      />
    </FieldFrame>
  );
}

export const DateBox = (props: FieldProps) => <PlainBox {...props} type="date" />;

/** A date with or without a time, stored as yyyy-mm-dd hh:mm:ss or yyyy-mm-dd. */
export const MomentBox = (props: FieldProps) => (
  <PlainBox
    {...props}
    type="datetime-local"
    toControl={(stored) => (stored.length === 10 ? `${stored}T00:00:00` : stored.replace(' ', 'T'))}
    fromControl={(typed) => (typed.length === 16 ? `${typed}:00` : typed).replace('T', ' ')}
  />
);
