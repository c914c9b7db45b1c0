/** Longer names are cut, in characters: file systems take 255 bytes, and a Chinese character has three. */
const longest = 80;

/**
 * A name under which any file system takes a file: signs that one of them refuses become spaces, it has no dot at its
 * ends and is not empty (`fallback` then). `ending` is put behind it.
 */
export function fileName(name: string, { ending, fallback }: { ending: string; fallback: string }): string {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\ufffd/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const short = [...trimmed(safe)].slice(0, longest).join('');
  return (trimmed(short) || fallback) + ending;
}

const trimmed = (text: string) => text.replace(/^[\s.]+|[\s.]+$/g, '');
