import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type SubmissionOutcome, type SubmissionRequest, submissionMachine } from './submission.ts';

/** A machine whose sending answers in turn with these outcomes, and what it was asked to send. */
function start(...outcomes: (SubmissionOutcome | Error)[]) {
  const sent: SubmissionRequest[] = [];
  const sendRequest = fromPromise<SubmissionOutcome, SubmissionRequest>(async ({ input }) => {
    sent.push(input);
    const outcome = outcomes.shift();
    if (outcome === undefined || outcome instanceof Error) throw outcome ?? new Error('no outcome left');
    return outcome;
  });
  const actor = createActor(submissionMachine.provide({ actors: { sendRequest } })).start();
  return { actor, sent, settled: () => waitFor(actor, (state) => !state.matches('sending')) };
}

const failed: SubmissionOutcome = { kind: 'failed', message: 'down' };
const accepted: SubmissionOutcome = { kind: 'sent', message: 'thank you', reference: 'R-1' };

describe('the submission machine', () => {
  it('goes from editing through sending to sent, with the answer kept', async () => {
    const { actor, settled } = start(accepted);
    actor.send({ type: 'send', values: { name: 'a' }, key: 'k1' });
    expect(actor.getSnapshot().value).toBe('sending');
    expect((await settled()).value).toBe('sent');
    expect(actor.getSnapshot().context.outcome).toEqual(accepted);
  });

  it('keeps the errors of a refusal and goes back to editing', async () => {
    const { actor, settled } = start({ kind: 'rejected', message: 'no', errors: { name: 'required' } });
    actor.send({ type: 'send', values: { name: '' }, key: 'k1' });
    expect((await settled()).value).toBe('rejected');
    actor.send({ type: 'edit' });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('counts a thrown error as a failure', async () => {
    const { actor, settled } = start(new Error('offline'));
    actor.send({ type: 'send', values: { name: 'a' }, key: 'k1' });
    expect((await settled()).value).toBe('failed');
  });

  it('repeats the key when the same values are tried again after a failure, and only then', async () => {
    const { actor, sent, settled } = start(failed, failed, accepted, accepted);
    for (const [name, key] of [
      ['a', 'k1'],
      ['a', 'k2'],
      ['b', 'k3'],
    ] as const) {
      actor.send({ type: 'send', values: { name }, key });
      await settled();
    }
    actor.send({ type: 'edit' });
    actor.send({ type: 'send', values: { name: 'b' }, key: 'k4' });
    await settled();
    expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1', 'k3', 'k4']);
  });

  it('ignores a second send while one is under way', async () => {
    const { actor, sent, settled } = start(accepted);
    actor.send({ type: 'send', values: { name: 'a' }, key: 'k1' });
    actor.send({ type: 'send', values: { name: 'a' }, key: 'k2' });
    await settled();
    expect(sent).toHaveLength(1);
  });
});
