import { createRequire } from 'node:module';

/** `require` because the dictionary, 16 MB in memory, is read only if an event has no English name, and then at once. */
const load = createRequire(import.meta.url);

/**
 * @returns the pinyin of a Chinese text without tones, words separated by spaces
 * @example
 * latinOf('上游茶展'); // 'shang you cha zhan'
 */
export function latinOf(text: string): string {
  const { pinyin }: typeof import('pinyin-pro') = load('pinyin-pro');
  return pinyin(text, { toneType: 'none', v: true, nonZh: 'consecutive' });
}
