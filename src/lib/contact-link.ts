import { isAddress, readsAsPhone } from '#schemas/contact.ts';

/**
 * @returns the link that calls a phone number
 * @example
 * telHref('+86 23 0000 8866'); // 'tel:+862300008866'
 */
export const telHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/**
 * The link that reaches a contact: calls a number, or writes to an address.
 *
 * @param subject of the mail
 * @returns `undefined` if the text as a whole is neither
 * @example contactHref('023 0000 8866') // 'tel:02300008866'
 */
export function contactHref(text: string, subject?: string): string | undefined {
  if (readsAsPhone(text)) return telHref(text);
  if (!isAddress(text)) return undefined;
  return subject === undefined ? `mailto:${text}` : `mailto:${text}?subject=${encodeURIComponent(subject)}`;
}
