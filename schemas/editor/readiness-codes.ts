/** Findings of the check before publishing. */
export const readinessCodes = [
  /** The entry breaks a rule of its schema: visitors would lose a part of it. */
  'contract',
  /** A menu item has another address, and its page stays at the old one: visitors would get an empty page. */
  'pageLeft',
  /** A text is missing in one language. */
  'missingText',
  /** An uploaded picture, or one inside a text, has no alternative text. */
  'missingAlt',
  /** A logo is hardly seen on the ground where visitors see it. */
  'lowContrast',
  /** A field names a part of a picture that does not exist: visitors see the whole picture. */
  'wrongCrop',
  /** The part of a picture that a field shows has fewer pixels than its box. */
  'smallCrop',
  /** A link leads to no page of the site, or a link or picture to a file that is not in the library. */
  'brokenLink',
  /** A link leads to another site. It is not asked. */
  'outsideLink',
  /** A heading skips a level, or is the title of the page. */
  'headingOrder',
  /** A title is longer than what search results show. */
  'longTitle',
  /** A release without a moment has the entry, too. */
  'unusedRelease',
] as const;
export type ReadinessCode = (typeof readinessCodes)[number];
