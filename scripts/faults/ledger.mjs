import { Agent, request } from 'node:http';

/** The create calls, used alternately. */
const creates = ['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking'];

/**
 * A submission with its known result.
 * @typedef {object} Sent
 * @property {string} name the applicant's name, which no other submission has, and the idempotency key
 * @property {string} call
 * @property {string | undefined} reference of the first acknowledgement
 */

/**
 * Everything sent to one run of a server.
 *
 *
 * @param {string} run prefix of the submissions' names, unique to this run
 */
export function createLedger(run) {
  /** @type {Sent[]} */
  const sent = [];
  const faults = [];
  let acknowledged = 0;
  let connection = { origin: '', agent: new Agent() };

  /**
   * Sends one and records the answer.
   * @returns false if there was none
   */
  async function send(item) {
    const answer = await post(connection, item);
    if (!answer) return false;
    const { status, reference } = answer;
    if (status !== 200) faults.push(`${item.name} was answered ${status}`);
    else if (item.reference && item.reference !== reference)
      faults.push(`${item.name} was acknowledged as ${item.reference}, then as ${reference}`);
    else if (!item.reference) {
      item.reference = reference;
      acknowledged += 1;
    }
    return true;
  }

  /** Work of one connection: sends every third submission twice at once, like a double click. */
  async function submit() {
    for (;;) {
      const number = sent.length;
      const item = { name: `${run}-${number}`, call: creates[number % creates.length], reference: undefined };
      sent.push(item);
      const answered = await Promise.all(number % 3 === 0 ? [send(item), send(item)] : [send(item)]);
      if (answered.includes(false)) return;
    }
  }

  return {
    sent,
    faults,
    acknowledged: () => acknowledged,
    /** Resolves when the server no longer answers. */
    submitUntilKilled: async (origin, connections) => {
      connection = { origin, agent: new Agent({ keepAlive: true }) };
      await Promise.all(Array.from({ length: connections }, submit));
      connection.agent.destroy();
    },
    /** Sends some of them again, twice at once. */
    repeat: async (origin, items) => {
      connection = { origin, agent: new Agent({ keepAlive: true, maxSockets: 8 }) };
      for (const item of items)
        if ((await Promise.all([send(item), send(item)])).includes(false))
          faults.push(`a repeat of ${item.name} was not answered`);
      connection.agent.destroy();
    },
  };
}

/** Status and reference of an answer; undefined if the connection broke. */
async function post({ origin, agent }, { name, call }) {
  // Imported lazily, because only the project's Node runs TypeScript.
  const { calls, contractBase } = await import('#schemas/calls.ts');
  const body = JSON.stringify({ ...calls[call].example, name });
  const headers = {
    'content-type': 'application/json',
    'current-language': 'en-US',
    'idempotency-key': name,
  };
  return new Promise((resolve) => {
    const outgoing = request(origin + contractBase + calls[call].path, { agent, method: 'POST', headers });
    outgoing.once('error', () => resolve(undefined));
    outgoing.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.once('error', () => resolve(undefined));
      response.once('end', () => {
        if (!response.complete) return resolve(undefined);
        resolve({ status: response.statusCode, reference: JSON.parse(text).data?.reference });
      });
    });
    outgoing.end(body);
  });
}
