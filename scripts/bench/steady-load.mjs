/**
 * Sends requests to a local server at a fixed rate, over persistent connections, as a separate process. A response time
 * counts from the moment at which the request was due: while the server does not answer, waiting requests are counted too.
 * Takes the plan as an argument (JSON) and prints a line (JSON) for each period.
 */
import { connect } from 'node:net';
import { createHistogram } from 'node:perf_hooks';

/**
 * @typedef {object} Plan
 * @property {number} port on 127.0.0.1
 * @property {{ path: string, headers: Record<string, string> }[]} requests sent in turn
 * @property {number} connections
 * @property {number} [rate] requests a second; as many as the server answers if absent
 * @property {number} seconds
 * @property {number} period seconds
 */

/** @type {Plan} */
const plan = JSON.parse(process.argv[2]);
const texts = plan.requests.map(({ path, headers }) => {
  const lines = Object.entries({ host: `127.0.0.1:${plan.port}`, ...headers });
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
});

let times = createHistogram();
let printed = performance.now();
let counts = { requests: 0, errors: 0 };
let sent = 0;
/** Connections without a request. */
const free = [];
await Promise.all(Array.from({ length: plan.connections }, open));

const began = performance.now();
const end = began + plan.seconds * 1000;
const report = setInterval(print, plan.period * 1000);
setTimeout(finish, plan.seconds * 1000);
tick();

/** When the next request is due. */
function dueAt() {
  return plan.rate ? began + (sent / plan.rate) * 1000 : performance.now();
}

/** Sends the requests that are due. Timers fire about every millisecond. */
function tick() {
  const now = performance.now();
  if (now >= end) return;
  while (free.length > 0 && (!plan.rate || dueAt() <= now)) free.pop()(dueAt());
  setTimeout(tick, 1);
}

/** Opens a connection that is free from then on. */
function open() {
  return new Promise((resolve, reject) => {
    const socket = connect(plan.port, '127.0.0.1', () => {
      free.push(send);
      resolve(undefined);
    });
    socket.setNoDelay(true);
    let at = 0;
    /** Bytes of the response that are still to come; undefined before its head is complete. */
    let rest;
    let head = '';
    const send = (due) => {
      at = due;
      rest = undefined;
      head = '';
      sent += 1;
      socket.write(texts[sent % texts.length]);
    };
    socket.on('data', (chunk) => {
      let length = chunk.length;
      if (rest === undefined) {
        const text = head + chunk.latin1Slice(0, Math.min(chunk.length, 4_096));
        const close = text.indexOf('\r\n\r\n');
        if (close === -1) {
          head = text;
          return;
        }
        if (!text.startsWith('HTTP/1.1 200')) counts.errors += 1;
        rest = Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1]);
        if (Number.isNaN(rest)) throw new Error(`A response without a length: ${text.slice(0, close)}`);
        length -= close + 4 - head.length;
      }
      rest -= length;
      if (rest > 0) return;
      const now = performance.now();
      times.record(Math.max(1, Math.round((now - at) * 1000)));
      counts.requests += 1;
      if (now >= end) return;
      const due = dueAt();
      if (due <= now || !plan.rate) send(due);
      else free.push(send);
    });
    socket.once('error', (error) => {
      counts.errors += 1;
      reject(error);
    });
  });
}

/** Milliseconds. */
function print() {
  const at = (share) => times.percentile(share) / 1000;
  const [p50, p99, p999] = [50, 99, 99.9].map(at);
  console.log(JSON.stringify({ ...counts, p50, p99, p999, max: times.max / 1000 }));
  printed = performance.now();
  times = createHistogram();
  counts = { requests: 0, errors: 0 };
}

function finish() {
  clearInterval(report);
  // The last period may have been printed a moment ago.
  if (performance.now() - printed > plan.period * 500) print();
  process.exit(0);
}
