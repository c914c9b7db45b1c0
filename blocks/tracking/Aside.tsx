import { use } from 'react';
import { Link } from '#ui/link/Link.tsx';
import { ContactContext } from '#ui/link/link-context.ts';
import { useTracked } from './context.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** Beside the two fields: what to expect, and the number to call. */
export function Aside() {
  const { texts, phone } = useTracked();
  const contact = use(ContactContext);
  const { title, steps } = texts.aside;
  return (
    <aside className="md:col-span-4 md:pt-0">
      <div className="border-t border-ink pt-4.5">
        <h2 className="text-h3">{title}</h2>
        <ol className="mt-2">
          {steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[24px_1fr] gap-2 border-b border-line py-4 text-sm leading-normal"
            >
              <span aria-hidden="true" className="tnum font-num text-brass-deep">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        {phone ? (
          <p className="mt-8 text-cap text-ink-3">
            <span className="block">{texts.aside.phone}</span>
            <span className="text-ink">
              <PhoneLink phone={phone} />
            </span>
          </p>
        ) : (
          contact && (
            <p className="mt-8 text-sm">
              <Link href={contact} className="text-teal underline underline-offset-4 hover:text-teal-deep">
                {texts.aside.contact}
              </Link>
            </p>
          )
        )}
      </div>
    </aside>
  );
}
