/** The address that calls a phone number as it is read: `+86 23 0000 8866` → `tel:+862300008866`. */
export const telHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
