import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PagePolicy } from '#blocks/define.ts';
import { declaredSearch, withSearch } from '#registry/block-parameters.ts';
import type { PageFreshness } from '#registry/load-page.ts';
import type { Language } from '#schemas/language.ts';

/** Content encodings, best first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';

const compressors = {
  // On home, quality 4 takes 1.6 ms and gives 27.3 kB, 6 takes 3.0 ms and gives 23.8 kB, 9 takes 22 ms and gives 22.9 kB.
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
  identity: async (plain: Buffer) => plain,
};

/** A rendered page. Each encoding of its body is made at the first request for it, then reused. */
export interface EncodedPage {
  etag: string;
  /** Name of the page's Content-Security-Policy; `undefined` means the default one. */
  policy?: PagePolicy | undefined;
  body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
  /** Encodings of the body that were made so far. */
  encodings: () => readonly Encoding[];
}

export function encodePage(html: string): EncodedPage {
  const plain = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    encodings: () => [...bodies.keys()],
    etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
    body: (encoding) => {
      const known = bodies.get(encoding) ?? compressors[encoding](plain).then((body) => new Uint8Array(body));
      bodies.set(encoding, known);
      return known;
    },
  };
}

/** The encoding for a request's `Accept-Encoding`. */
export const encodingFor = (accepted: string | undefined): Encoding =>
  encodings.find((encoding) =>
    accepted?.split(',').some((item) => {
      const [name, weight] = item.split(';').map((part) => part.trim());
      return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
    }),
  ) ?? 'identity';

/** The request of a page. */
export interface PageView {
  language: Language;
  /** True if the address selects the language: such a page links in that language. */
  languageInUrl: boolean;
  pathname: string;
  search: URLSearchParams;
}

export interface CachedPage extends EncodedPage {
  /** The URL parameters that the page's blocks read. */
  parameterNames: readonly string[];
  freshness: PageFreshness;
  /** How often it was used since it was rendered, and half of the uses before. */
  uses: number;
}

interface Entry {
  view: PageView;
  page: CachedPage;
}

/**
 * Rendered pages by their canonical address, fresh or not. They hold nothing that belongs to one visitor (decision 3).
 * Parameters that no block of a page reads are dropped before the look-up, so that a link with `utm_source` costs what
 * the page costs.
 */
export interface PageCache {
  find(view: PageView): CachedPage | undefined;
  add(view: PageView, page: CachedPage): void;
  /** Equal for requests of the same page, as far as its parameters are known. */
  keyOf(view: PageView): string;
  /** Pages that are not fresh. */
  stale(): Entry[];
}

/** @param capacity maximum number of pages; the least recently used page is evicted first */
export function createPageCache(capacity: number): PageCache {
  const pages = new LRUCache<string, Entry>({ max: capacity });
  const namesOfPath = new LRUCache<string, readonly string[]>({ max: capacity });
  const pathKey = ({ language, languageInUrl, pathname }: PageView) =>
    `${language} ${languageInUrl} ${pathname}`;
  const pageKey = (view: PageView, names: readonly string[]) =>
    withSearch(pathKey(view), declaredSearch(names, view.search));
  const keyOf = (view: PageView) => {
    const names = namesOfPath.get(pathKey(view));
    return names ? pageKey(view, names) : `${pathKey(view)} ${view.search}`;
  };
  return {
    keyOf,
    find: (view) => pages.get(keyOf(view))?.page,
    add: (view, page) => {
      namesOfPath.set(pathKey(view), page.parameterNames);
      const search = new URLSearchParams(declaredSearch(page.parameterNames, view.search));
      pages.set(pageKey(view, page.parameterNames), { view: { ...view, search }, page });
    },
    stale: () => [...pages.values()].filter(({ page }) => !page.freshness.isFresh()),
  };
}
