import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface AccountFormProps {
  /** What `useEntry` gives. */
  entry: { form: ComponentProps<'form'>; problem: string | undefined; busy: boolean };
  /** What its button says. */
  action: string;
  children: ReactNode;
}

/** The fields of a short form, what was refused, and the one button that sends it. */
export const AccountForm = ({ entry, action, children }: AccountFormProps) => (
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
