import { Agent, request } from 'node:http';

/** The create calls, in turns. */
const creates = ['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking'];

/**
 * A submission that was sent, and what is known of it.
 * @typedef {object} Sent
 * @property {string} name the applicant's name, which no other submission has, and the idempotency key
 * @property {string} call
 * @property {string | undefined} reference of the first acknowledgement
 */

/**
 * Everything that one run of a server was sent.
 * @param {string} run no other run's submissions have names that begin so
 */
export function createLedger(run) {
  /** @type {Sent[]} */
  const sent = [];
  const faults = [];
  let acknowledged = 0;
  let connection = { origin: '', agent: new Agent() };

  /** Sends one and notes the answer; false when there was none. */
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

  /** One connection's work: every third submission is sent twice at once, as by a double click. */
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
    /** Resolves when nothing answers any more. */
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

/** Status and reference of an answer; undefined when the server broke off. */
async function post({ origin, agent }, { name, call }) {
  // The project's Node takes it as it is; an older one, which only hands over to that, does not.
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
