import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PagePolicy } from '#blocks/define.ts';

/** Content encodings, best first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';

const compressors = {
  // Quality 4 costs half of 5 and is within three per cent of it on our pages.
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
  identity: async (plain: Buffer) => plain,
};

/** A rendered page. Each encoding of its body is made at the first request for it, then reused. */
export interface EncodedPage {
  etag: string;
  /** Name of the page's Content-Security-Policy; `undefined` means the default one. */
  policy?: PagePolicy | undefined;
  body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
}

export function encodePage(html: string): EncodedPage {
  const plain = Buffer.from(html);
  const bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
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
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted ?? ''),
  ) ?? 'identity';

/** Rendered pages. They hold nothing that belongs to one visitor (decision 3). */
export type PageCache = LRUCache<string, EncodedPage>;

/** @param capacity maximum number of pages; the least recently used page is evicted first */
export const createPageCache = (capacity: number): PageCache => new LRUCache({ max: capacity });
