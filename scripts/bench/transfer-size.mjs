import { once } from 'node:events';
import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * What an address costs to transfer to a browser that takes Brotli. What the server sends otherwise is counted as
 * if it had been compressed at the highest level, and `compressed` is false.
 * @param {string} url
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
