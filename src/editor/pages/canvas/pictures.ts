import type { PageBlock } from '#registry/page-payload.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Language } from '#schemas/language.ts';
import type { PageData } from '../model/stored-page.ts';

/** A block as visitors will see it, or why they will not; neither until the first answer. */
export interface BlockPicture {
  shown?: PageBlock;
  problem?: string;
}

/** Before the next try after one that failed, in milliseconds. */
const pause = 5_000;

type Answer = EditorAnswer<'canvas'>;

export interface PicturesOptions {
  language: Language;
  /** The call `canvas`. */
  ask: (request: { page: PageData; language: Language }) => Promise<Answer>;
  /** How long to wait for the next change, in milliseconds. */
  wait: number;
}

/**
 * How the blocks of a page look in one language, asked for a moment after each change. Only the latest answer counts,
 * and until it is there the one before stays; what looks the same stays the same object.
 */
export function createPictures({ language, ask, wait }: PicturesOptions) {
  const pictures = new Map<string, BlockPicture>();
  const listeners = new Set<() => void>();
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = false;
  let asked: PageData | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const take = ({ blocks, problems }: Answer) => {
    const next = new Map(problems.map(({ id, reason }): [string, BlockPicture] => [id, { problem: reason }]));
    for (const block of blocks.filter(isPageBlock))
      next.set(block.id, { ...next.get(block.id), shown: block });
    for (const id of pictures.keys()) if (!next.has(id)) pictures.delete(id);
    for (const [id, picture] of next) {
      const before = pictures.get(id);
      if (!looksSame(before, picture)) pictures.set(id, keepShown(before, picture));
    }
  };
  const refresh = async (page: PageData) => {
    latest += 1;
    const number = latest;
    asked = page;
    try {
      const answer = await ask({ page, language });
      if (number !== latest) return;
      take(answer);
      failed = false;
    } catch {
      if (number !== latest) return;
      failed = true;
      asked = undefined;
      timer = setTimeout(() => void refresh(page), pause);
    }
    tell();
  };
  return {
    /** Asks again unless this very page was asked for; at once for the first picture. */
    show: (page: PageData) => {
      if (page === asked) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(page), latest === 0 ? 0 : wait);
    },
    /** Asks for the data of one query that came too late for the picture; undefined when there is none. */
    reload: async (page: PageData, { id, query }: { id: string; query: string }): Promise<unknown> => {
      const { blocks } = await ask({ page, language });
      const result = blocks.filter(isPageBlock).find((block) => block.id === id)?.queries[query];
      if (result?.state === 'ready') return result.value;
      if (result?.state === 'missing') return null;
      throw new Error(`query ${query} of block ${id} is late again`);
    },
    /** Whether the last answer did not come. */
    failed: () => failed,
    pictureOf: (id: string): BlockPicture | undefined => pictures.get(id),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => clearTimeout(timer),
  };
}
export type Pictures = ReturnType<typeof createPictures>;

/** The server says which shape it is; the contract of the editor does not repeat it. */
const isPageBlock = (value: Record<string, unknown>): value is Record<string, unknown> & PageBlock =>
  typeof value.id === 'string' && typeof value.type === 'string' && typeof value.queries === 'object';

const looksSame = (before: BlockPicture | undefined, after: BlockPicture): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** A block that does not fit at present still shows how it looked, beside what is wrong. */
const keepShown = (before: BlockPicture | undefined, after: BlockPicture): BlockPicture =>
  after.shown || !before?.shown ? after : { ...after, shown: before.shown };
