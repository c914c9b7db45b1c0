import { Problem } from './problem.mjs';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Reserved words, invalid as default imports. */
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface package private protected public'.split(
    ' ',
  ),
);

/**
 * @typedef {{ type: string, identifier: string, component: string, words: string, chinese?: string }} BlockNames
 */

/**
 * Derives the names of a block: folder and type, import, component, English name.
 *
 * @param {string | undefined} type
 *
 * @param {string} [chinese] the name that editors read in Chinese
 *
 * @returns {BlockNames} `opening-hours`, `openingHours`, `OpeningHours`, `Opening hours`
 *
 * @throws {Problem} if the type is not in kebab case, or the Chinese name has no Chinese character
 */
export function blockNames(type, chinese) {
  if (!type)
    throw new Problem(
      'The name of the block is missing',
      'Write for example: npm run new:block opening-hours 开放时间',
    );
  if (!kebabCase.test(type))
    throw new Problem(
      `"${type}" is not a block name`,
      'Use lower-case letters and digits with single hyphens: opening-hours',
    );
  if (chinese !== undefined && !/^[^'"\\\n]*\p{Script=Han}[^'"\\\n]*$/u.test(chinese))
    throw new Problem(
      `"${chinese}" is not a Chinese name`,
      'Write it in Chinese characters, for example: npm run new:block opening-hours 开放时间',
    );
  const identifier = type.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  if (reserved.has(identifier))
    throw new Problem(`"${type}" is a word of JavaScript`, `Choose a longer name: ${type}-box`);
  const capitalise = (text) => text[0].toUpperCase() + text.slice(1);
  return {
    type,
    identifier,
    component: capitalise(identifier),
    words: capitalise(type.replaceAll('-', ' ')),
    chinese,
  };
}
