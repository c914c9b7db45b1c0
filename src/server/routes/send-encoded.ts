import type { Context } from 'hono';
import { type EncodedPage, encodingFor } from '../render/page-cache.ts';

/** Answers with a text that is the same for everyone: compressed as the browser takes it, or 304 when it has it. */
export async function sendEncoded(c: Context, text: EncodedPage, contentType: string): Promise<Response> {
  const headers = {
    'content-type': contentType,
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding',
    etag: text.etag,
  };
  if (c.req.header('if-none-match')?.split(/,\s*/).includes(text.etag)) return c.body(null, 304, headers);
  const encoding = encodingFor(c.req.header('accept-encoding'));
  const body = await text.body(encoding);
  return c.body(body, 200, encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding });
}
