import type * as z from 'zod';
import { telHref } from '#lib/contact-link.ts';
import { Link } from '#ui/link/Link.tsx';
import type { formProps } from './schema.ts';

interface AsideProps {
  aside: NonNullable<z.output<typeof formProps>['aside']>;
  phone: string | undefined;
}

/** Next steps after sending, and the phone number. Sticky beside a long form. */
export const Aside = ({ aside: { title, steps, call, link }, phone }: AsideProps) => (
  <aside className="md:sticky md:top-40">
    <h2 className="border-t border-ink pt-4.5 text-h3">{title}</h2>
    <ol className="mt-2">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[2rem_1fr] border-b border-line py-4 text-sm">
          <span aria-hidden="true" className="font-num text-brass-deep">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
    {call && phone && (
      <p className="mt-8">
        <span className="block text-xs text-ink-2">{call.caption}</span>
        <a href={telHref(phone)} className="tnum font-num text-num-s font-light hover:text-teal">
          {phone}
        </a>
        {call.hours && <span className="block text-cap text-ink-3">{call.hours}</span>}
      </p>
    )}
    {link && (
      <p className="mt-6">
        <Link
          href={link.href}
          className="text-sm text-teal underline underline-offset-4 hover:text-teal-deep"
        >
          {link.label}
        </Link>
      </p>
    )}
  </aside>
);
