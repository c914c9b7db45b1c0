/** A text and its mask. */
export type MaskPair = readonly [text: string, mask: string];

export interface Masks {
  /** The mask of a text: the same each time, and no other text's. */
  of: (text: string) => string;
  /** Every pair so far, the longest texts first. */
  pairs: () => MaskPair[];
}

/** Numbers of a shape that are tried before it grows. */
const mostTries = 10_000;

const latin = 'abcdefghjkmnpqrstvwxyz';
/** Signs of a kind become signs of the same kind: without I, L, O and U, so that references stay readable. */
const kinds = [
  { is: /[0-9]/, of: '0123456789' },
  { is: /[\uff10-\uff19]/, of: '０１２３４５６７８９' },
  { is: /\p{Lu}/u, of: latin.toUpperCase() },
  { is: /[\u2e80-\u9fff\uac00-\ud7af\u{20000}-\u{3ffff}]/u, of: '甲乙丙丁戊己庚辛壬癸' },
  { is: /\p{L}/u, of: latin },
];

/** Digits and their separators; the country code and the first two digits identify the region. */
const phone = /^(\+?(?:(?:00)?86[\s().-]{0,9}(?=1))?)([\d\s+()/.–-]*)$/;
const fewestDigits = 7;
const separators = /[^\d]/g;

/**
 * Replaces texts of visitors with others of the same shape: digits by digits, letters by letters, Chinese by Chinese;
 * blanks and symbols stay. A phone number keeps its first two digits and its country, and has one mask in every
 * notation. So validation and comparison have the same results.
 *
 * @param before masks of an earlier document, text and mask
 * @returns masks that give equal texts equal masks; leading and trailing blanks do not matter
 */
export function createMasks(before: Iterable<MaskPair> = []): Masks {
  const masks = new Map<string, string>(before);
  const used = new Set(masks.values());

  const free = (mask: string) => !used.has(mask) && !masks.has(mask);

  function keep(text: string, mask: string): string {
    masks.set(text, mask);
    used.add(mask);
    return mask;
  }

  function make(text: string, kept: number): string {
    const known = masks.get(text);
    if (known !== undefined) return known;
    const places = placesOf(text, kept);
    const room = places.reduce((product, { of }) => product * of.length, 1);
    // A short shape has few values: it grows when all are used.
    for (let grown = ''; ; grown += places[0]?.of[0] ?? '')
      for (let tries = 0; tries < Math.min(room, mostTries); tries += 1) {
        const mask = shaped(text, places, masks.size + 1 + tries) + grown;
        if (free(mask)) return keep(text, mask);
      }
  }

  /** Laid back into the way it was written. */
  function ofPhone(code: string, rest: string): string {
    const digits = [...make(rest.replace(separators, ''), 2)];
    return code + rest.replace(/\d/g, () => digits.shift() ?? '');
  }

  return {
    of: (text) => {
      const core = text.trim();
      const isPhone = core.replace(separators, '').length >= fewestDigits;
      const [, code = '', rest] = (isPhone && phone.exec(core)) || [];
      const mask = masks.get(core) ?? (rest === undefined ? make(core, 0) : keep(core, ofPhone(code, rest)));
      return text.replace(core, () => mask);
    },
    pairs: () => [...masks].sort(([one], [other]) => other.length - one.length),
  };
}

interface MaskedSign {
  index: number;
  of: readonly string[];
}

/** Where a text has signs of a kind, the last one first; the first ones of a phone number stay. */
const placesOf = (text: string, keep: number): MaskedSign[] =>
  [...text]
    .flatMap((sign, index) => {
      const kind = kinds.find(({ is }) => is.test(sign));
      return kind && index >= keep ? [{ index, of: [...kind.of] }] : [];
    })
    .reverse();

/** A text of the same shape that encodes a number in its last characters; the earlier ones have their first value. */
function shaped(text: string, places: readonly MaskedSign[], number: number): string {
  const signs = [...text];
  let rest = number;
  for (const { index, of } of places) {
    signs[index] = of[rest % of.length] ?? '';
    rest = Math.floor(rest / of.length);
  }
  return signs.join('');
}
