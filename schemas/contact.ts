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

/** Whether the Chinese forms accept a number, written as {@link barePhone} returns it. */
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
 * Whether the Chinese forms accept an e-mail address: the simple pattern of the specification (no spaces, an @, and a
 * dot in the domain part). Mail is sent only to an {@link isAddress}.
 */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * Whether a text is one plain e-mail address. Only letters, digits and a few signs: nothing that means something in the
 * header of a mail or in a `mailto:` link. Equals `z.email().max(254)`.
 */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 254 &&
  /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(value);

/** Digits and everything that separates them in a phone number, for a character class. */
const digitsAndSeparators = String.raw`\d\s()/.\-–—`;
const phoneSigns = new RegExp(`^[+${digitsAndSeparators}]+$`);
const phoneNumber = new RegExp(`^\\+?[${digitsAndSeparators}]{7,30}$`);

/** Whether a text has only digits and what separates them: a phone number or a part of one. */
export const hasOnlyPhoneSigns = (text: string): boolean => phoneSigns.test(text);

/** `09.00–17.30` and `2026-11-22`: made of the same signs as a number. */
const timesOrDate = /^\d{1,2}\.?\d{2}\s*[-–—]\s*\d{1,2}\.?\d{2}$|^\d{4}[-./]\d{1,2}[-./]\d{1,2}$/;

/** Whether a text as a whole reads as a phone number that can be called: 7 to 30 characters, at least 7 digits. */
export const readsAsPhone = (text: string): boolean =>
  phoneNumber.test(text) && text.replace(/\D/g, '').length >= 7 && !timesOrDate.test(text);
