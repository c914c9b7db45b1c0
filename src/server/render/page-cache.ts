import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A response body as it goes out: plain, and compressed once for all who take it. */
export interface CachedPage {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** Compresses a page for the cache; quality 5 costs a millisecond and is close to the best. */
export async function encodePage(html: string): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gunzippable(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, gzip: zipped, br };
}

/** The pages used last, at most `capacity` of them. Nothing in them belongs to one visitor (decision 3). */
export function createPageCache(capacity: number) {
  const pages = new Map<string, CachedPage>();
  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (page) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    set(key: string, page: CachedPage): void {
      pages.set(key, page);
      const oldest = pages.keys().next().value;
      if (pages.size > capacity && oldest !== undefined) pages.delete(oldest);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
