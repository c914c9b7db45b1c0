import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PagePolicy } from '#blocks/define.ts';

/** How a body may travel, best first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';

const compressors = {
  // Quality 4 costs half of 5 and is within three per cent of it on our pages.
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
  identity: async (plain: Buffer) => plain,
};

/** A page as it goes out: each encoding is made when it is first asked for, and kept. */
export interface EncodedPage {
  etag: string;
  /** What it is sent under; undefined is the ordinary policy. */
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

/** The pages used last, at most `capacity` of them. Nothing in them belongs to one visitor (decision 3). */
export function createPageCache(capacity: number) {
  const pages = new Map<string, EncodedPage>();
  return {
    get(key: string): EncodedPage | undefined {
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    set(key: string, page: EncodedPage): void {
      pages.set(key, page);
      const oldest = pages.keys().next().value;
      if (pages.size > capacity && oldest !== undefined) pages.delete(oldest);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
