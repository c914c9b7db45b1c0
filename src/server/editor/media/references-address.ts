import { escapeRegExp } from '#lib/escape-reg-exp.ts';

/** Characters that continue an address. A full stop ends a sentence unless a letter follows. */
const goesOn = String.raw`(?![\w%/-]|\.\w)`;
/** What may precede an address: not another path, but the origin of a site. */
const begins = String.raw`(?<=^|[^\w./%~-]|https?://[\w.:-]+)`;

/**
 * Creates a test for texts that refer to the file at an address: `/media/a.jpg` matches in `<img
 * src="/media/a.jpg?v=2">`, but not in `/media/a.jpg.zip` or `/old/media/a.jpg`.
 * @example referencesAddress('/media/a.jpg')('<img src="/media/a.jpg">') // true
 */
export function referencesAddress(address: string): (text: string) => boolean {
  const pattern = new RegExp(`${begins}${escapeRegExp(address)}${goesOn}`);
  return (text) => pattern.test(text);
}

/** Same for JSON: searches all string values, not keys. */
export function jsonReferencesAddress(address: string): (json: string) => boolean {
  const found = referencesAddress(address);
  const inValue = (value: unknown): boolean => {
    if (typeof value === 'string') return found(value);
    return typeof value === 'object' && value !== null && Object.values(value).some(inValue);
  };
  return (json) => inValue(JSON.parse(json));
}
