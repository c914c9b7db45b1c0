import { isRecord } from '#schemas/is-record.ts';
import { readBlock } from './stored-page.ts';

/** `type` of JSON in the clipboard that holds a block of this site. */
const mark = 'pavilion/block';

/** Serialises a stored block for the clipboard. */
export const blockToText = (block: unknown): string => JSON.stringify({ type: mark, block }, null, 2);

/** @returns Undefined if the text is not a copied block. */
export function blockFromText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value.type === mark && readBlock(value.block) ? value.block : undefined;
  } catch {
    return undefined;
  }
}

/** localStorage key of the last copied block, for browsers that do not allow reading the clipboard. */
const storageKey = 'pavilion.copied-block';

/** The system clipboard with localStorage as fallback. */
export interface BlockClipboard {
  write: (text: string) => Promise<void>;
  read: () => Promise<string | undefined>;
}

/** Ignores a refused clipboard and a full or blocked localStorage, because the other one has the block. */
export const browserClipboard: BlockClipboard = {
  write: async (text) => {
    try {
      localStorage.setItem(storageKey, text);
    } catch {}
    await navigator.clipboard?.writeText(text).catch(() => {});
  },
  read: async () => {
    const text = await navigator.clipboard?.readText().catch(() => undefined);
    if (text && blockFromText(text)) return text;
    try {
      return localStorage.getItem(storageKey) ?? undefined;
    } catch {
      return undefined;
    }
  },
};
