import { Agent, request } from 'node:http';
import { calls, contractBase } from '#schemas/calls.ts';
import { untilTrue } from './crawl.ts';

/** The create calls, used alternately. */
const creates = ['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking'] as const;

/** A submission with its known result. */
export interface Sent {
  /** The applicant's name, which no other submission has, and the idempotency key. */
  name: string;
  call: (typeof creates)[number];
  /** Of the first acknowledgement. */
  reference?: string;
}

/** Submissions to one run of a server, their acknowledgements, and wrong answers. */
export class Ledger {
  readonly sent: Sent[] = [];
  readonly faults: string[] = [];
  acknowledged = 0;
  private connection = { origin: '', agent: new Agent() };
  /** Prefix of the submissions' names, unique to this run. */
  readonly run: string;

  constructor(run: string) {
    this.run = run;
  }

  /** Submits on some connections at once. Resolves when the server no longer answers. */
  async submitUntilKilled(origin: string, connections: number): Promise<void> {
    this.connection = { origin, agent: new Agent({ keepAlive: true }) };
    await Promise.all(Array.from({ length: connections }, () => this.submit()));
    this.connection.agent.destroy();
  }

  /** Sends some of them again, twice at once, until they are acknowledged: a busy database may refuse at first. */
  async repeat(origin: string, items: readonly Sent[]): Promise<void> {
    this.connection = { origin, agent: new Agent({ keepAlive: true, maxSockets: 8 }) };
    // A busy server may close a connection that was idle for seconds just when it is used again.
    const send = async (item: Sent) => (await this.send(item)) || this.send(item);
    for (const item of items) {
      const isAcknowledged = async () => {
        const answered = await Promise.all([send(item), send(item)]);
        return !answered.includes(false) && item.reference !== undefined;
      };
      if ((await untilTrue(isAcknowledged)) === undefined)
        this.faults.push(`a repeat of ${item.name} was not acknowledged`);
    }
    this.connection.agent.destroy();
  }

  /** Work of one connection: sends every third submission twice at once, like a double click. */
  private async submit(): Promise<void> {
    for (;;) {
      const number = this.sent.length;
      const item: Sent = {
        name: `${this.run}-${number}`,
        call: creates[number % creates.length] ?? creates[0],
      };
      this.sent.push(item);
      const answered = await Promise.all(
        number % 3 === 0 ? [this.send(item), this.send(item)] : [this.send(item)],
      );
      if (answered.includes(false)) return;
    }
  }

  /** Sends one and records the answer. Returns false if there was none. */
  private async send(item: Sent): Promise<boolean> {
    const answer = await this.post(item);
    if (!answer) return false;
    const { status, reference } = answer;
    if (status !== 200) this.faults.push(`${item.name} was answered ${status}`);
    else if (item.reference && item.reference !== reference)
      this.faults.push(`${item.name} was acknowledged as ${item.reference}, then as ${reference}`);
    else if (!item.reference && reference !== undefined) {
      item.reference = reference;
      this.acknowledged += 1;
    }
    return true;
  }

  /** Status and reference of an answer; undefined if the connection broke. */
  private post({ name, call }: Sent) {
    const body = JSON.stringify({ ...calls[call].example, name });
    const headers = {
      'content-type': 'application/json',
      'current-language': 'en-US',
      'idempotency-key': name,
    };
    const { origin, agent } = this.connection;
    return new Promise<{ status: number | undefined; reference?: string } | undefined>((resolve) => {
      const outgoing = request(origin + contractBase + calls[call].path, { agent, method: 'POST', headers });
      outgoing.once('error', () => resolve(undefined));
      // The end of a process sometimes closes a connection without an error. A response may still be read then.
      let isAnswered = false;
      outgoing.once('close', () => isAnswered || resolve(undefined));
      outgoing.once('response', (response) => {
        isAnswered = true;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.once('error', () => resolve(undefined));
        response.once('close', () => resolve(undefined));
        response.once('end', () => {
          if (!response.complete) return resolve(undefined);
          resolve({ status: response.statusCode, reference: JSON.parse(text).data?.reference });
        });
      });
      outgoing.end(body);
    });
  }
}
