import { hasOnlyPhoneSigns } from './contact.ts';

/**
 * What an applicant proves a request with: its reference and the last four digits of the phone number in it. Both are
 * read from whatever people write. Without a schema library: the form in the browser reads the same way.
 */

/** Digits and signs in full width become plain ones, as Chinese input methods type them. */
const plain = (text: string): string => text.normalize('NFKC').trim();

/**
 * A reference as it is stored (`7K3M9-Q2XTA`), from what somebody read out, wrote down or pasted: small letters, blanks,
 * any dash or none, and O, I and L, which a reference never has, for 0 and 1. Undefined when it cannot be one.
 */
export function readReference(text: string): string | undefined {
  const signs = plain(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}_.·−ー]+/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(signs) ? `${signs.slice(0, 5)}-${signs.slice(5)}` : undefined;
}

const eMail = /[^\s@,;，；、<>()]+@[^\s@,;，；、<>()]+/g;

const lastFour = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 4 ? digits.slice(-4) : undefined;
};

/**
 * The proof that somebody typed: the last four digits of a phone number, of which more may be given. Where a request
 * names no phone (a suggestion may name an e-mail address or anything else), what it names instead, in any case.
 * Undefined when it can prove nothing: blank, or a number of fewer than four digits.
 */
export function readProof(text: string): string | undefined {
  const typed = plain(text).toLowerCase();
  if (typed === '') return undefined;
  return hasOnlyPhoneSigns(typed) ? lastFour(typed) : typed;
}

/** Everything that proves a request whose phone or contact field reads so. */
export function proofsOf(contact: string): string[] {
  const written = plain(contact).toLowerCase();
  const addresses = written.match(eMail) ?? [];
  const digits = lastFour(written.replace(eMail, ' '));
  const found = [...addresses, ...(digits ? [digits] : [])];
  return found.length > 0 ? found : [written].filter(Boolean);
}

/** The field of a request, by the names of its form, that proves it: `mobilePhone` of a booking, `contact` of a suggestion. */
export const contactOf = (values: Readonly<Record<string, string>>): string =>
  values.mobilePhone ?? values.contact ?? '';
