import type { PageBlock } from '#registry/page-payload.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Language } from '#schemas/language.ts';
import type { PageData } from '../model/stored-page.ts';

/** A block as visitors will see it, or the reason why they will not; neither before the first answer. */
export interface BlockPicture {
  shown?: PageBlock;
  problem?: string;
  /** The blocks of the section that the block refers to. */
  parts?: readonly PageBlock[];
}

/** Delay before a retry, in milliseconds. */
const pause = 5_000;

type Answer = EditorAnswer<'canvas'>;

export interface PicturesOptions {
  language: Language;
  /** Sends the call `canvas`. */
  ask: (request: { page: PageData; language: Language }) => Promise<Answer>;
  /** Debounce in milliseconds. */
  wait: number;
}

/**
 * Renders the blocks of a page on the server in one language, debounced after each change. Ignores outdated answers and
 * shows the previous pictures meanwhile. A block that looks the same stays the same object.
 */
export function createPictures({ language, ask, wait }: PicturesOptions) {
  const pictures = new Map<string, BlockPicture>();
  const listeners = new Set<() => void>();
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = false;
  let asked: PageData | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const take = ({ blocks, problems, sections = [] }: Answer) => {
    const next = new Map(problems.map(({ id, reason }): [string, BlockPicture] => [id, { problem: reason }]));
    for (const block of blocks.filter(isPageBlock))
      next.set(block.id, { ...next.get(block.id), shown: block });
    for (const { id, blocks: ids } of sections)
      next.set(id, { parts: ids.flatMap((one) => next.get(one)?.shown ?? []) });
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
    notify();
  };
  return {
    /** Requests a page unless it is the one requested last; the first request is not debounced. */
    show: (page: PageData) => {
      if (page === asked) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(page), latest === 0 ? 0 : wait);
    },
    /**
     * Requests the data of one query that missed the deadline of the picture.
     *
     * @returns `null` if the server has no data for the query.
     * @throws {Error} if the query misses the deadline again
     */
    reload: async (page: PageData, { id, query }: { id: string; query: string }): Promise<unknown> => {
      const { blocks } = await ask({ page, language });
      const result = blocks.filter(isPageBlock).find((block) => block.id === id)?.queries[query];
      if (result?.state === 'ready') return result.value;
      if (result?.state === 'missing') return null;
      throw new Error(`query ${query} of block ${id} is late again`);
    },
    /** Whether the last request failed. */
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

/** The server guarantees the other properties; the editor's contract does not repeat them. */
const isPageBlock = (value: Record<string, unknown>): value is Record<string, unknown> & PageBlock =>
  typeof value.id === 'string' && typeof value.type === 'string' && typeof value.queries === 'object';

const looksSame = (before: BlockPicture | undefined, after: BlockPicture): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** An invalid block shows its last valid picture with the reason. */
const keepShown = (before: BlockPicture | undefined, after: BlockPicture): BlockPicture =>
  after.shown || !before?.shown ? after : { ...after, shown: before.shown };
