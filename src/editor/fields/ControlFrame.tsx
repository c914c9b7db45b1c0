import type { ReactNode } from 'react';
import { type FieldProps, useForm } from './form-context.ts';

interface ControlFrameProps extends Pick<FieldProps, 'hideLabel'>, FieldNotesProps {
  label: string;
  required: boolean;
  /** Content next to the label, such as a badge. */
  aside?: ReactNode;
  /** True if the field has several controls: each has its own name, and the label names the group. */
  group?: boolean;
  children: ReactNode;
}

/** The frame of a field: label above, help and error below. */
export function ControlFrame({ id, label, required, help, error, aside, ...rest }: ControlFrameProps) {
  const { group = false, hideLabel = false, children } = rest;
  const { t } = useForm();
  const name = (
    <>
      {label}
      {!required && <span className="font-regular text-ink-3"> · {t('optional')}</span>}
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
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

interface FieldNotesProps {
  /** Id of the control. Its `aria-describedby` refers to the ids below. */
  id: string;
  help?: string | undefined;
  error?: string | undefined;
}

export const FieldNotes = ({ id, help, error }: FieldNotesProps) => (
  <>
    {help && (
      <p id={`${id}-help`} className="text-badge leading-normal text-ink-3">
        {help}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="text-badge leading-normal text-danger">
        {error}
      </p>
    )}
  </>
);
