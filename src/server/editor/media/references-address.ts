import { escapeRegExp } from '#lib/escape-reg-exp.ts';

/** What an address may go on with; a full stop ends a sentence, unless a letter follows. */
const goesOn = String.raw`(?![\w%/-]|\.\w)`;
/** What may stand before it: nothing of a longer path, but the origin of a site. */
const begins = String.raw`(?<=^|[^\w./%~-]|https?://[\w.:-]+)`;

/**
 * A test for texts that show the file at an address: `/media/a.jpg` stands in `<img src="/media/a.jpg?v=2">`, but not in
 * `/media/a.jpg.zip`, nor in `/old/media/a.jpg`.
 */
export function referencesAddress(address: string): (text: string) => boolean {
  const pattern = new RegExp(`${begins}${escapeRegExp(address)}${goesOn}`);
  return (text) => pattern.test(text);
}

/** The same of JSON: in any text of it, keys aside. */
export function jsonReferencesAddress(address: string): (json: string) => boolean {
  const found = referencesAddress(address);
  const inValue = (value: unknown): boolean => {
    if (typeof value === 'string') return found(value);
    return typeof value === 'object' && value !== null && Object.values(value).some(inValue);
  };
  return (json) => inValue(JSON.parse(json));
}
