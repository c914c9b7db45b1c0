import { trimEnd } from '#lib/trim-end.ts';

/** Longer names are cut, in characters: file systems take 255 bytes, and a Chinese character has three. */
const longest = 80;

/**
 * Makes a name that every file system accepts: forbidden characters become spaces, and dots at the ends are removed.
 *
 * @param fallback used if no character is left
 * @param ending appended, with its dot
 * @returns at most `longest` characters before the ending
 * @example
 * fileName('A/B: plans.', { ending: '.zip', fallback: 'album' }); // 'A B plans.zip'
 */
export function fileName(name: string, { ending, fallback }: { ending: string; fallback: string }): string {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\ufffd/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const short = [...trimmed(safe)].slice(0, longest).join('');
  return (trimmed(short) || fallback) + ending;
}

const trimmed = (text: string) => trimEnd(text.replace(/^[\s.]+/, ''), /[\s.]/);
