import { telHref } from '#lib/contact-link.ts';

/** The hotline in large figures; a tap calls it. Its colour is that of what it stands on. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a
    href={telHref(phone)}
    className="inline-flex min-h-touch items-center font-num text-h3 leading-tight font-light wrap-anywhere"
  >
    {phone}
  </a>
);
