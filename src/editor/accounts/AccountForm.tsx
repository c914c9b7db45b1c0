import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface AccountFormProps {
  /** Result of `useEntry`. */
  entry: { form: ComponentProps<'form'>; problem: string | undefined; busy: boolean };
  /** Label of the submit button. */
  action: string;
  children: ReactNode;
}

/** Short form with its error and a submit button. */
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
