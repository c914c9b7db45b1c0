import { use, useId, useState } from 'react';
import { box } from '../ui/box.ts';
import { ControlFrame } from './ControlFrame.tsx';
import { completeLink } from './complete-link.ts';
import type { NumberField } from './field-model.ts';
import { type FieldProps, FieldServicesContext, useComposed, useField, useForm } from './form-context.ts';
import { PageOptions } from './PageOptions.tsx';

interface PlainBoxProps extends FieldProps {
  /** Type of the HTML control. */
  type?: 'text' | 'date' | 'time' | 'datetime-local';
  /** Converts the stored value for the control. */
  toControl?: (stored: string) => string;
  fromControl?: (typed: string) => string;
  /** Corrects the text when the user leaves the control. */
  complete?: (text: string) => string;
  /** Id of a datalist. */
  list?: string;
}

const same = (text: string) => text;

/** A text that both languages share: a name, a figure, a URL, a date. */
export function PlainBox({ field, value, onChange, path, hideLabel = false, ...rest }: PlainBoxProps) {
  const { type = 'text', toControl = same, fromControl = same, complete, list } = rest;
  const { id, label, help, error, described } = useField({ field, path });
  const commit = (text: string) => {
    const next = fromControl(text);
    if (next !== (value ?? '')) onChange(next === '' && !field.required ? undefined : next);
  };
  const composed = useComposed(typeof value === 'string' ? toControl(value) : '', commit);
  return (
    <ControlFrame
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
        {...(complete ? { onBlur: ({ currentTarget }) => commit(complete(currentTarget.value)) } : {})}
        {...(list ? { list } : {})}
        {...(type === 'datetime-local' ? { step: 1 } : {})}
        autoComplete="off"
        className={`${box} h-10`}
      />
    </ControlFrame>
  );
}

/** A date with or without a time, stored as yyyy-mm-dd hh:mm:ss or yyyy-mm-dd. */
export const MomentBox = (props: FieldProps) => (
  <PlainBox
    {...props}
    type="datetime-local"
    toControl={(stored) => (stored.length === 10 ? `${stored}T00:00:00` : stored.replace(' ', 'T'))}
    fromControl={(typed) => (typed.length === 16 ? `${typed}:00` : typed).replace('T', ' ')}
  />
);

/** A number. Input that is not a number (yet) stays in the control and is not written. */
export function NumberBox({ field, value, onChange, path, hideLabel = false }: FieldProps<NumberField>) {
  const { id, label, help, error, described } = useField({ field, path });
  const [draft, setDraft] = useState<string>();
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const write = (text: string) => {
    setDraft(text);
    if (text === '' && !field.required) onChange(undefined);
    else if (text !== '' && Number.isFinite(Number(text))) onChange(Number(text));
  };
  const limits = {
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
    step: field.whole ? 1 : 'any',
  };
  return (
    <ControlFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
    >
      <input
        id={id}
        type="number"
        {...described}
        {...limits}
        value={draft ?? stored}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => setDraft(undefined)}
        {...(typeof field.standard === 'number' ? { placeholder: String(field.standard) } : {})}
        className={`${box} h-10`}
      />
    </ControlFrame>
  );
}

/** The target of a link: any URL, or a page of this site that is searched by title or path and named below the box. */
export function LinkBox({ field, ...rest }: FieldProps) {
  const { language, t } = useForm();
  const { pages = [] } = use(FieldServicesContext);
  const list = useId();
  const page = pages.find(({ path }) => path === rest.value);
  const title = page?.title[language] ?? Object.values(page?.title ?? {})[0];
  const hint = title === undefined ? undefined : t('linkTo', { title });
  const help = hint ? { zh: hint, en: hint } : (field.help ?? { zh: t('linkHint'), en: t('linkHint') });
  return (
    <>
      <PlainBox
        field={{ ...field, help }}
        {...rest}
        complete={(typed) => completeLink(typed, pages)}
        list={list}
      />
      <PageOptions id={list} />
    </>
  );
}
