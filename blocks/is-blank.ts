/** True for no text, or only white space. */
export const isBlank = (text: string | undefined): boolean => !text || !/[^\s\p{Cf}]/u.test(text);

/** True for sanitised HTML without text, picture or film, such as `<p>&nbsp;</p>`. */
export const isBlankHtml = (html: string | undefined): boolean =>
  html === undefined ||
  (!hasMedia.test(html) && isBlank(html.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' ')));

const hasMedia = /<(?:img|video|source)\b[^>]*\ssrc\s*=\s*["']?[^\s"'>]/i;
