import type { ReactNode } from 'react';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { type FieldProps, useForm } from './form-context.ts';

interface FieldFrameProps extends Pick<FieldProps, 'hideLabel'>, FieldNotesProps {
  label: string;
  required: boolean;
  /** Beside the label: a badge. */
  aside?: ReactNode;
  /** Several controls stand in it: each has a name of its own, and the label names them together. */
  group?: boolean;
  children: ReactNode;
}

/** A field with its label above, and its help and what is wrong with it beneath. */
export function FieldFrame({ id, label, required, help, error, aside, ...rest }: FieldFrameProps) {
  const { group = false, hideLabel = false, children } = rest;
  const { t } = useForm();
  const name = (
    <>
      {label}
      {!required && <span className="font-normal text-ink-3"> · {t('optional')}</span>}
    </>
  );
  const look = hideLabel ? 'sr-only' : 'text-cap font-medium';
  return (
    <div
      className="grid grid-cols-1 min-w-0 content-start gap-1.5"
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-2">
        {group ? (
          <span id={`${id}-label`} className={look}>
            {name}
          </span>
        ) : (
          <label htmlFor={id} className={look}>
            {name}
          </label>
        )}
        {aside}
      </div>
      {children}
      <FieldNotes {...{ id, help, error }} />
    </div>
  );
}
