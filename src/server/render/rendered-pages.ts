import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { errorMessage } from '#lib/error-message.ts';
import type { LoadedPage, PageLoader } from '#registry/load-page.ts';
import type { PagePayload } from '#registry/page-payload.ts';
import type { ParsedBlock } from '#registry/read-block.ts';
import { formDefinitionSchema } from '#schemas/form.ts';
import type { Renderer } from '#site/entry.server.tsx';
import { createGate, type Gate } from '../limits/gate.ts';
import { createTurns } from '../limits/turns.ts';
import { unwatched, type Watch } from '../watch.ts';
import {
  type CachedPage,
  type EncodedPage,
  type Encoding,
  encodePage,
  type PageCache,
  type PageView,
} from './page-cache.ts';

export interface RenderedPage extends Pick<PagePayload, 'policy'> {
  html: string;
  cacheable: boolean;
}

/**
 * A page for any visitor.
 * - `cached`: may be repeated while it is fresh.
 * - `encoded`: is rendered for each request. `canonical` is false if the path is written in another way, for example
 * encoded; otherwise something failed or was late.
 * - `last`: the last rendering of a page whose data cannot be read now.
 * - `other`: a page that was not found, or whose data cannot be read.
 */
export type FoundPage =
  | { kind: 'redirect'; to: string; permanent?: true }
  | { kind: 'cached'; page: CachedPage }
  | { kind: 'encoded'; page: EncodedPage; canonical: boolean }
  | { kind: 'last'; page: CachedPage }
  | { kind: 'other'; page: RenderedPage; status: 404 | 503 };

export interface RenderedPages {
  /**
   * Returns a page as it is after all publishes that were acknowledged before the call.
   * @param asked encoding: of the answer, which is then ready; isReceipt: of a submission, which is the last to be refused
   * @throws OverloadError when it has to be rendered and too many others are
   */
  get(view: PageView, asked?: { encoding?: Encoding; isReceipt?: boolean }): Promise<FoundPage>;
  /** True if a cached page may be repeated without `get`. Counts as a use of the page. */
  mayRepeat(page: CachedPage): boolean;
  /** How many pages are being loaded, rendered and compressed, and how many wait for that. */
  load: Gate['load'];
  /** Stops rendering in the background, and waits for the page that is being rendered. */
  close(): Promise<void>;
}

interface RenderedPagesOptions {
  loader: Pick<PageLoader, 'load' | 'changes'>;
  render: Renderer;
  cache: PageCache;
  log: (line: string) => void;
  watch?: Watch;
}

/**
 * Pages that are loaded, rendered and compressed at a time: up to a second of work, and enough if each waits for a slow backend. Pages
 * from the cache and submissions are answered in between.
 */
const mostAtOnce = 64;
/** How many more may wait. A receipt is refused last, and work behind the visitors never. */
const places = { page: 0, receipt: 32, background: Infinity };

interface Rendering {
  /** See `CachedPage`. */
  uses: number;
  encoding: Encoding | undefined;
}

interface Waiting extends Rendering {
  /** How many may wait before it is refused. */
  waiting: number;
}

/**
 * Once a minute, the pages that were used most are compressed to fewer bytes, if they were there a minute ago: after a
 * publish, the processor is for pages that visitors wait for. The largest page takes 80 ms of one thread, so all of them
 * together take less than 3 % of a core. Pauses between them, in milliseconds, keep the processor free for answers.
 */
const shrinking = { interval: 60_000, leastUses: 100, most: 20, pause: 2_500 };

const withForm = z.object({ form: formDefinitionSchema });

const hasForm = (entry: ParsedBlock): boolean => entry.valid && withForm.safeParse(entry.props).success;

/** Renders a loaded page, and logs the blocks that could not be rendered. */
export async function renderPage(
  { payload, cacheable, forPrograms }: LoadedPage & { kind: 'page' },
  { render, log }: Pick<RenderedPagesOptions, 'render' | 'log'>,
): Promise<RenderedPage> {
  const { html, broken } = await render(payload, forPrograms);
  for (const { id, reason } of broken)
    log(`page ${payload.path}, block ${id} could not be rendered: ${reason}`);
  return { html, cacheable: cacheable && broken.length === 0, policy: payload.policy };
}

/**
 * Answers from the cache as long as a page is fresh. After a change, pages that are no longer fresh are rendered again in
 * the background, one after the other and the most used first. A request for one of them waits for its rendering;
 * visitors get an old page only while the data of the new one cannot be read. Pages without a use since their last rendering
 * are not rendered again in the background.
 */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { loader, cache, log, watch = unwatched } = options;
  const { changes } = loader;
  const pending = new Map<string, { found: Promise<FoundPage>; began: number }>();
  const work = createGate({ atOnce: mostAtOnce, retryAfter: 2 });
  const turn = createTurns();
  let refreshing: Promise<void> | undefined;
  let closed = false;
  let settled = new WeakSet<CachedPage>();

  const get: RenderedPages['get'] = async (view, { encoding, isReceipt } = {}) => {
    const asked = performance.now();
    await changes.catchUp();
    const known = cache.find(view);
    if (known && (known.freshness.isFresh() || (await known.freshness.renew()))) {
      known.uses += 1;
      watch.note({ kind: 'kept page' }, performance.now() - asked);
      return { kind: 'cached', page: known };
    }
    const waiting = isReceipt ? places.receipt : places.page;
    return renderOrJoin(view, { uses: 1, encoding, waiting });
  };

  /** A rendering can be shared as long as nothing has changed since it began. */
  async function renderOrJoin(view: PageView, { waiting, ...rendering }: Waiting): Promise<FoundPage> {
    const key = cache.keyOf(view);
    const running = pending.get(key);
    if (running?.began === changes.count()) return running.found;
    const { language } = view;
    const found: { path?: string } = {};
    const render = () =>
      watch.run({ kind: 'page', language, found }, () => renderView(view, rendering, found));
    const mine = { found: work(render, waiting), began: changes.count() };
    pending.set(key, mine);
    try {
      return await mine.found;
    } finally {
      if (pending.get(key) === mine) pending.delete(key);
    }
  }

  async function renderView(
    view: PageView,
    { uses, encoding }: Rendering,
    found: { path?: string },
  ): Promise<FoundPage> {
    await turn('begin');
    const loaded = await loader.load(view);
    if (loaded.kind === 'redirect') return loaded;
    const { payload, parameterNames, freshness, parsed } = loaded;
    const last = payload.status === 503 ? cache.find(view) : undefined;
    if (last) return { kind: 'last', page: last };
    await turn('go on');
    const page = await renderPage(loaded, options);
    if (payload.status !== 200) return { kind: 'other', page, status: payload.status };
    found.path = payload.path;
    const encoded = { ...encodePage(page.html), policy: page.policy };
    // A page is not finished before: under load, most of its time is the wait for the two threads that compress.
    if (encoding) await encoded.body(encoding);
    const canonical = view.pathname === payload.path;
    if (!page.cacheable || !canonical) return { kind: 'encoded', page: encoded, canonical };
    const formBlocks = parsed.flatMap((entry) => (hasForm(entry) ? [entry.block.id] : []));
    const cached = { ...encoded, parameterNames, formBlocks, freshness, uses };
    cache.add(view, cached);
    return { kind: 'cached', page: cached };
  }

  async function refreshStale(): Promise<void> {
    let began: number;
    do {
      began = changes.count();
      const stale = cache.stale().sort((one, other) => other.page.uses - one.page.uses);
      for (const { view, page } of stale) {
        if (closed) return;
        await refreshPage(view, page);
        // Lets requests run in between.
        await setImmediate();
      }
    } while (began !== changes.count());
  }

  async function refreshPage(view: PageView, old: CachedPage): Promise<void> {
    try {
      if (old.freshness.isFresh() || (await old.freshness.renew())) return;
      // A visitor may have had it rendered meanwhile.
      if (cache.find(view) !== old) return;
      // It stays for an outage, until it is the least recently used one.
      if (old.uses === 0) return;
      const found = await renderOrJoin(view, {
        uses: Math.floor(old.uses / 2),
        encoding: undefined,
        waiting: places.background,
      });
      if (found.kind === 'cached') await Promise.all(old.encodings().map(found.page.body));
    } catch (error) {
      log(`page ${view.pathname} could not be rendered again: ${errorMessage(error)}`);
    }
  }

  async function shrinkUsed(): Promise<void> {
    const pages = cache.all();
    const used = pages
      .filter((page) => settled.has(page) && page.uses >= shrinking.leastUses)
      .filter(({ freshness, isShrunk }) => freshness.isFresh() && !isShrunk())
      .sort((one, other) => other.uses - one.uses);
    settled = new WeakSet(pages);
    for (const page of used.slice(0, shrinking.most)) {
      if (closed) return;
      if (page.freshness.isFresh()) await page.shrink();
      await sleep(shrinking.pause, undefined, { ref: false });
    }
  }

  const timer = setInterval(() => {
    shrinkUsed().catch((error) => log(`pages could not be compressed again: ${errorMessage(error)}`));
  }, shrinking.interval).unref();

  changes.subscribe(() => {
    if (closed) return;
    refreshing ??= setImmediate()
      .then(refreshStale)
      .finally(() => {
        refreshing = undefined;
      });
  });

  return {
    get,
    mayRepeat: (page) => {
      page.uses += 1;
      return changes.isCurrent() && page.freshness.isFresh();
    },
    load: work.load,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await refreshing;
    },
  };
}
