import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PagePolicy } from '#blocks/define.ts';
import { declaredSearch, withSearch } from '#registry/block-parameters.ts';
import type { PageFreshness } from '#registry/load-page.ts';
import type { Language } from '#schemas/language.ts';
import { createGate } from '../limits/gate.ts';

/** Content encodings, best first. */
const encodings = ['br', 'gzip'] as const;
type CompressedEncoding = (typeof encodings)[number];
export type Encoding = CompressedEncoding | 'identity';

/** Two of the four threads of libuv's pool, which also reads files. It is one for all sites of a process. */
const compression = createGate({ atOnce: 2 });

/**
 * Brotli's qualities. On the Chinese home page, 4 takes 2 ms and gives 29.0 kB, 6 takes 3 ms and gives 25.2 kB, 9 takes
 * 24 ms and gives 24.4 kB, 10 takes 80 ms and gives 23.4 kB, 11 takes 250 ms and gives 23.0 kB.
 */
const quality = { atOnce: 6, often: 10 };

const brotli = (plain: Uint8Array, level: number) =>
  compression(() => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level,
      // A window of the page's size finds as much as the usual one of 4 MB, which takes as much memory for each page.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(plain.length + 16)))),
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return promisify(brotliCompress)(plain, { params });
  });

const compressors = {
  br: (plain: Uint8Array) => brotli(plain, quality.atOnce),
  gzip: (plain: Uint8Array) => compression(() => promisify(gzip)(plain)),
};

const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** A rendered page. Each encoding of its body is made at the first request for it, then reused. */
export interface EncodedPage {
  etag: string;
  /** Name of the page's Content-Security-Policy; `undefined` means the default one. */
  policy?: PagePolicy | undefined;
  body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
  /** Compressed encodings of the body that were made so far. */
  encodings: () => readonly Encoding[];
  /** Compresses the body with Brotli once more, in more time to fewer bytes. Later calls of `body` return these. */
  shrink: () => Promise<void>;
  /** True after `shrink`: bytes that were taken before are larger. */
  isShrunk: () => boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Only compressed bodies stay in memory, because nearly every visitor gets one, and a page is six to nine times as large:
 * the plain text is unpacked for others.
 */
export function encodePage(content: string | Uint8Array): EncodedPage {
  let plain: Bytes | undefined =
    typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
  const bodies = new Map<CompressedEncoding, Promise<Bytes>>();
  let isShrunk = false;

  async function unpacked(): Promise<Bytes> {
    if (plain) return plain;
    for (const [encoding, body] of bodies) return new Uint8Array(await decompressors[encoding](await body));
    throw new Error('a page has lost its text');
  }

  async function compress(encoding: CompressedEncoding): Promise<Bytes> {
    const body = new Uint8Array(await compressors[encoding](await unpacked()));
    plain = undefined;
    return body;
  }

  return {
    etag,
    encodings: () => [...bodies.keys()],
    shrink: async () => {
      const smaller = new Uint8Array(await brotli(await unpacked(), quality.often));
      bodies.set('br', Promise.resolve(smaller));
      isShrunk = true;
    },
    isShrunk: () => isShrunk,
    body: (encoding) => {
      if (encoding === 'identity') return unpacked();
      const known = bodies.get(encoding) ?? compress(encoding);
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
  /** Ids of the blocks that have a form. */
  formBlocks: readonly string[];
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
  /** All pages, fresh or not. */
  all(): CachedPage[];
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
    all: () => [...pages.values()].map(({ page }) => page),
    stale: () => [...pages.values()].filter(({ page }) => !page.freshness.isFresh()),
  };
}
