import { telHref } from '#lib/contact-link.ts';

/** The hotline as a `tel:` link in large figures. Inherits its colour. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a
    href={telHref(phone)}
    className="inline-flex min-h-touch items-center font-num text-h3 leading-tight font-light wrap-anywhere"
  >
    {phone}
  </a>
);
