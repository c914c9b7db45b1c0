import { isRecord } from '#schemas/is-record.ts';
import { readBlock } from './stored-page.ts';

/** Marks JSON in the clipboard as a block of this site. */
const mark = 'pavilion/block';

/** A block as it is stored, to be pasted elsewhere. */
export const blockToText = (block: unknown): string => JSON.stringify({ type: mark, block }, null, 2);

/** The block that a text holds; undefined for every other text. */
export function blockFromText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value.type === mark && readBlock(value.block) ? value.block : undefined;
  } catch {
    return undefined;
  }
}

/** Where the last copied block is kept besides, for browsers that do not let the clipboard be read. */
const storageKey = 'pavilion.copied-block';

/** Where copied blocks go: the clipboard, for other tabs, browsers and people; and this browser's own storage. */
export interface BlockClipboard {
  write: (text: string) => Promise<void>;
  read: () => Promise<string | undefined>;
}

/** Neither a refused clipboard nor a full or forbidden storage is an error: the other one has it. */
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
