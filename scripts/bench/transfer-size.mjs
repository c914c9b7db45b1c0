import { once } from 'node:events';
import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * Transfer size of an address for a browser that accepts Brotli. An uncompressed response is counted as if compressed
 * at the highest level, with `compressed` false.
 *
 * @param {string} url
 *
 * @returns {Promise<{ bytes: number, compressed: boolean, status: number }>}
 */
export async function transferSize(url) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' }, agent: false }), 'response');
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const compressed = response.headers['content-encoding'] === 'br';
  const bytes = compressed ? body.length : (await promisify(brotliCompress)(body)).length;
  return { bytes, compressed, status: response.statusCode };
}
