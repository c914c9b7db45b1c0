/**
 * Sends one request to a local server repeatedly, over persistent connections, until the time or the number of requests
 * is reached. Runs as a separate process, so that its work does not count for the server. Takes the plan as an argument
 * (JSON) and prints the result (JSON).
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/**
 * @typedef {object} Plan
 * @property {string} origin on 127.0.0.1
 * @property {string} path `{n}` becomes a number that counts from `first`, from 1 again after 9999
 * @property {number} [first]
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 * @property {boolean} [keyed] each request has an idempotency key of its own
 * @property {number} connections
 * @property {number} seconds
 * @property {number} limit the most requests
 */

const plan = JSON.parse(process.argv[2]);
if (new URL(plan.origin).hostname !== '127.0.0.1') throw new Error(`${plan.origin} is not this machine`);

const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
const result = { requests: 0, errors: 0, statuses: {}, bytes: 0 };
const latencies = [];
const began = performance.now();
const deadline = began + plan.seconds * 1000;
let sent = 0;

await Promise.all(Array.from({ length: plan.connections }, work));
agent.destroy();
latencies.sort((one, other) => one - other);
const at = (share) => latencies[Math.floor(latencies.length * share)] ?? 0;
const seconds = (performance.now() - began) / 1000;
console.log(JSON.stringify({ ...result, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));

async function work() {
  while (performance.now() < deadline && sent < plan.limit) await ask(++sent);
}

function ask(number) {
  const asked = performance.now();
  const { method = 'GET', body, keyed } = plan;
  const headers = keyed ? { ...plan.headers, 'idempotency-key': randomUUID() } : plan.headers;
  return new Promise((resolve) => {
    const outgoing = request(
      plan.origin + plan.path.replace('{n}', 1 + (((plan.first ?? 0) + number - 1) % 9999)),
      { agent, method, headers },
      (response) => {
        response.on('data', (chunk) => {
          result.bytes += chunk.length;
        });
        response.once('end', () => {
          result.requests += 1;
          result.statuses[response.statusCode] = (result.statuses[response.statusCode] ?? 0) + 1;
          latencies.push(performance.now() - asked);
          resolve();
        });
        response.once('error', resolve);
      },
    );
    outgoing.once('error', () => {
      result.errors += 1;
      resolve();
    });
    outgoing.end(body);
  });
}
