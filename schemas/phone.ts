/** Telephone numbers that the Chinese interface takes (specification, section 5). */
const patterns = {
  mainland: /^1[3-9]\d{9}$/,
  hongKong: /^[69]\d{7}$/,
  macau: /^6\d{5}$/,
  taiwan: /^09\d{8}$/,
} as const;

/** Where a number may be from; `all` takes any of them. */
export type PhoneRegion = keyof typeof patterns | 'all';

export const isPhone = (text: string, region: PhoneRegion = 'all'): boolean =>
  (region === 'all' ? Object.values(patterns) : [patterns[region]]).some((pattern) => pattern.test(text));

/**
 * A number as people write it, without what only helps to read it: separators, and the code of the mainland. What is
 * no number of these regions comes back as it was typed, because the English interface takes any.
 */
export function barePhone(text: string): string {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(?:\+|00)86(?=1)/, '');
  return isPhone(digits) ? digits : text;
}

/** The simple pattern of the specification: no spaces, an @, and a dot in the domain part. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
