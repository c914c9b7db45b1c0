/**
 * Reference for throughput: the least that Node can do with a request. Answers every request with the same bytes.
 * Settings: PORT, BODY_BYTES, BODY_TYPE.
 */
import { createServer } from 'node:http';

const { PORT, BODY_BYTES = '0', BODY_TYPE = 'text/html; charset=utf-8' } = process.env;
const body = Buffer.alloc(Number(BODY_BYTES), 'x');
const headers = { 'content-type': BODY_TYPE, 'content-length': body.length };

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(body);
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${PORT}`));
process.once('SIGTERM', () => process.exit(0));
