import { hasOnlyPhoneSigns } from './contact.ts';

/**
 * Verification of an applicant by reference and the last four digits of the phone number. Both are normalised from free
 * input. Does not import zod, because the form in the browser uses it too.
 */

/** Converts full-width characters of Chinese input methods. */
const plain = (text: string): string => text.normalize('NFKC').trim();

/**
 * Normalises a typed reference: accepts lower case, spaces, any dash or none, and O, I and L, which references never
 * contain, as 0 and 1.
 *
 * @returns the stored form; `undefined` if the text cannot be a reference
 * @example
 * readReference('7k3m9 q2xta'); // '7K3M9-Q2XTA'
 */
export function readReference(text: string): string | undefined {
  const signs = plain(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}_.·−ー]+/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(signs) ? `${signs.slice(0, 5)}-${signs.slice(5)}` : undefined;
}

/** Words, and two words around an @: e-mail addresses, found in one pass. */
const words = /[^\s@,;，；、<>()]+(?:@[^\s@,;，；、<>()]+)?/g;

const lastFour = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 4 ? digits.slice(-4) : undefined;
};

/**
 * Normalises typed contact data: the last four digits of a phone number, or the lower-case text if it is not a number
 * (the contact of a suggestion may be an e-mail address or any text).
 *
 * @returns `undefined` if it is blank or a number with fewer than four digits
 * @example
 * readProof('138 0000 8866'); // '8866'
 */
export function readProof(text: string): string | undefined {
  const typed = plain(text).toLowerCase();
  if (typed === '') return undefined;
  return hasOnlyPhoneSigns(typed) ? lastFour(typed) : typed;
}

/**
 * @param contact value of the phone or contact field of a request
 * @returns everything that {@link readProof} may return for it: the last four digits, each e-mail address, or else the
 * text
 */
export function proofsOf(contact: string): string[] {
  const written = plain(contact).toLowerCase();
  const addresses = written.match(words)?.filter((word) => word.includes('@')) ?? [];
  const digits = lastFour(written.replace(words, (word) => (word.includes('@') ? ' ' : word)));
  const found = [...addresses, ...(digits ? [digits] : [])];
  return found.length > 0 ? found : [written].filter(Boolean);
}

/**
 * @returns the value that verifies a request: `mobilePhone` of a booking, `contact` of a suggestion; empty if it has
 * neither
 */
export const contactOf = (values: Readonly<Record<string, string>>): string =>
  values.mobilePhone ?? values.contact ?? '';
