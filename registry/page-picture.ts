import type { Picture } from '#schemas/picture.ts';
import type { PageBlock, Section } from './page-payload.ts';

/**
 * The picture that stands for a page, on share cards for example: that of the one item it is about, else the banner
 * above it, else the first picture of the block that opens it. Drawings are none: share cards show photographs only.
 */
export function pagePicture(section: Section | undefined, blocks: readonly PageBlock[]): Picture | undefined {
  const own = firstPicture(Object.values(blocks[0]?.queries ?? {}), 0);
  const found = section?.detail ? (own ?? section.banner) : (section?.banner ?? own);
  return found && !/\.svg(\?|$)/i.test(found.src) ? found : undefined;
}

/** How deep a block's data is looked into: a query holds a list of items that hold a picture. */
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
