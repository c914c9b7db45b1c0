import type { Picture } from '#schemas/picture.ts';
import type { PageBlock, Section } from './page-payload.ts';

/**
 * @returns the picture for share cards: that of the page's subject, else the banner, else the first picture of its
 * first block; `undefined` if that is a drawing, because share cards show only photographs
 */
export function pagePicture(section: Section | undefined, blocks: readonly PageBlock[]): Picture | undefined {
  const own = firstPicture(Object.values(blocks[0]?.queries ?? {}), 0);
  const found = section?.detail ? (own ?? section.banner) : (section?.banner ?? own);
  return found && !/\.svg(\?|$)/i.test(found.src) ? found : undefined;
}

/** Maximum depth of the search in a block's data: query → list → item → picture. */
const deepest = 5;

function firstPicture(value: unknown, depth: number): Picture | undefined {
  if (typeof value !== 'object' || value === null || depth > deepest) return undefined;
  if (isPicture(value)) return value;
  for (const part of Object.values(value)) {
    const found = firstPicture(part, depth + 1);
    if (found) return found;
  }
  return undefined;
}

const isPicture = (value: object): value is Picture => 'src' in value && typeof value.src === 'string';
