import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface EntryFormProps {
  /** What `useEntry` gives. */
  entry: { form: ComponentProps<'form'>; problem: string | undefined; busy: boolean };
  /** What its button says. */
  action: string;
  children: ReactNode;
}

/** The fields of a short form, what was refused, and the one button that sends it. */
export const EntryForm = ({ entry, action, children }: EntryFormProps) => (
  <form {...entry.form} className="grid gap-5">
    {children}
    {entry.problem && (
      <Notice tone="danger" live>
        {entry.problem}
      </Notice>
    )}
    <Button type="submit" small disabled={entry.busy}>
      {action}
    </Button>
  </form>
);
