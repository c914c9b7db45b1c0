/**
 * Rules for phone numbers and e-mail addresses in forms, links, mails and request verification. Does not import zod,
 * because browsers load it.
 */

/** Telephone numbers that the Chinese interface takes (specification, section 5). */
const patterns = {
  mainland: /^1[3-9]\d{9}$/,
  hongKong: /^[69]\d{7}$/,
  macau: /^6\d{5}$/,
  taiwan: /^09\d{8}$/,
} as const;

/** Region of a number. `all` matches any of them. */
export type PhoneRegion = keyof typeof patterns | 'all';

/**
 * @param text as {@link barePhone} returns it
 * @returns true if the Chinese forms accept the number: mainland, Hong Kong, Macau, Taiwan (rule BOOK-03)
 * @example
 * isPhone('13800000000', 'mainland'); // true
 */
export const isPhone = (text: string, region: PhoneRegion = 'all'): boolean =>
  (region === 'all' ? Object.values(patterns) : [patterns[region]]).some((pattern) => pattern.test(text));

/**
 * Removes separators and the country code of mainland China from a number.
 *
 * @returns the text unchanged if it is not a number of these regions: the English interface takes any
 */
export function barePhone(text: string): string {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(?:\+|00)86(?=1)/, '');
  return isPhone(digits) ? digits : text;
}

/**
 * Checks the simple pattern of the specification, section 5. Mail is sent only to an {@link isAddress}.
 *
 * @returns true if the Chinese forms accept the address: no spaces, an @, and a dot in the domain part
 */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);

/**
 * Checks for one plain e-mail address, like `z.email().max(254)` without zod.
 *
 * @returns true only if no character has a meaning in the header of a mail or in a `mailto:` link
 * @example
 * isAddress('a@b.example?bcc=c@d.example'); // false
 */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 254 &&
  !value.includes("'@") &&
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(value);

/**
 * Judges what the English forms take unchecked, for a hint that does not block.
 *
 * @returns true if a phone number has fewer than eight digits, country code included, or an address is no {@link isEmail}
 */
export const looksIncomplete = (kind: 'phone' | 'email', text: string): boolean =>
  kind === 'email' ? !isEmail(text) : text.replace(/\D/g, '').length < 8;

/** Digits and everything that separates them in a phone number. */
const phoneSigns = /^[+\d\s()/.\-–—]+$/;
const phoneNumber = /^\+?[\d\s()/.\-–—]{7,30}$/;

/** @returns true for a phone number or a part of one: only digits and what separates them */
export const hasOnlyPhoneSigns = (text: string): boolean => phoneSigns.test(text);

/** `09.00–17.30` and `2026-11-22`: made of the same signs as a number. */
const timesOrDate = /^\d{1,2}\.?\d{2}\s*[-–—]\s*\d{1,2}\.?\d{2}$|^\d{4}[-./]\d{1,2}[-./]\d{1,2}$/;

/**
 * @returns true if the text as a whole is a phone number that can be called: 7 to 30 characters, at least 7 digits, and
 * neither a time nor a date
 */
export const readsAsPhone = (text: string): boolean =>
  phoneNumber.test(text) && text.replace(/\D/g, '').length >= 7 && !timesOrDate.test(text);
