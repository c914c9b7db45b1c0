import { tagsOf } from '#lib/html-elements.ts';

/** @returns true for no text, and for white space and invisible characters alone */
export const isBlank = (text: string | undefined): boolean => !text || !/[^\s\p{Cf}]/u.test(text);

/**
 * @param html sanitised
 * @returns true if it has no text, picture or film, such as `<p>&nbsp;</p>`
 */
export const isBlankHtml = (html: string | undefined): boolean =>
  html === undefined ||
  (!hasMedia(html) && isBlank(html.replace(/<[^<>]*>/g, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' ')));

const hasMedia = (html: string): boolean =>
  tagsOf(html).some(
    ({ name, attributes }) => mediaTags.includes(name) && /\ssrc=["']?[^\s"'>]/.test(attributes),
  );

const mediaTags = ['img', 'video', 'source'];
