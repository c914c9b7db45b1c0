import { type ReactNode, use } from 'react';
import { LinkContext } from '#ui/link/link-context.ts';
import { useLocation } from '#ui/router.tsx';
import { useBlockUrl } from './block-url.ts';

interface GetFormProps {
  /** The block's own names of the parameters that the form has fields for. */
  own: readonly string[];
  label: string;
  className: string;
  children: ReactNode;
}

/** A form that needs no script: it asks for the page again, with its fields as parameters of the block. */
export function GetForm({ own, label, className, children }: GetFormProps) {
  const { pathname } = useLocation();
  const { action, others } = useBlockUrl().form(own);
  const keepLanguage = use(LinkContext);
  const lang = new URLSearchParams(keepLanguage(pathname).split('?')[1]).get('lang');
  return (
    <form method="get" action={action} aria-label={label} className={className}>
      {lang && <input type="hidden" name="lang" value={lang} />}
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
