import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

export interface FieldFrameProps {
  /** Of the field; of its label `<id>-label`, hint `<id>-hint`, error `<id>-error`. */
  id: string;
  label: string;
  required?: boolean;
  /** The label of one native field, or the name of a group of them. */
  labels?: 'field' | 'group';
  /** Over both columns of a form. */
  wide?: boolean;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** The error and how to correct it. */
  error?: string | undefined;
  /** At the right, beneath the field. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A label, its field, and a hint or an error below. */
export function FieldFrame({ id, label, required, labels = 'field', wide, ...rest }: FieldFrameProps) {
  const { hint, error, aside, children } = rest;
  const text = (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="ml-1 text-danger">
          *
        </span>
      )}
    </>
  );
  const named = { id: `${id}-label`, className: 'text-sm leading-normal font-medium' };
  return (
    <div
      className={`grid min-w-0 content-start gap-2 ${wide ? 'md:col-span-2' : ''}`}
      {...(labels === 'group' ? { role: 'group', 'aria-labelledby': named.id } : {})}
    >
      {labels === 'group' ? (
        <span {...named}>{text}</span>
      ) : (
        <label {...named} htmlFor={id}>
          {text}
        </label>
      )}
      {children}
      <div className="flex items-start justify-between gap-4 text-cap leading-tight empty:hidden">
        {(hint || error) && (
          <div className="grid gap-1">
            {error && (
              <p id={`${id}-error`} className="flex items-center gap-1.5 text-danger">
                <Icon name="warning" small />
                {error}
              </p>
            )}
            {hint && (
              <p id={`${id}-hint`} className="text-ink-3">
                {hint}
              </p>
            )}
          </div>
        )}
        {aside}
      </div>
    </div>
  );
}
