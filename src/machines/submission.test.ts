import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { proveMachine } from '#tests/machines/model/prove.ts';
import { submissionOracle } from '#tests/machines/oracles/submission.oracle.ts';
import {
  type SubmissionCheck,
  type SubmissionDraft,
  type SubmissionOutcome,
  type SubmissionRequest,
  type SubmissionValues,
  submissionMachine,
  submissionState,
} from './submission.ts';

proveMachine(submissionMachine, submissionOracle);

interface World {
  /** The result of each attempt; an `Error` is an unexpected one. */
  outcomes?: (SubmissionOutcome | Error)[];
  draft?: SubmissionDraft;
}

/** The machine in a world of our own; blank names are refused by the check. */
function start({ outcomes = [], draft }: World = {}) {
  const sent: SubmissionRequest[] = [];
  const effects: string[] = [];
  const drafts: (SubmissionDraft | undefined)[] = [draft];
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        check: fromPromise<SubmissionCheck, SubmissionValues>(async ({ input }) => {
          const { name } = input;
          if (name === 'break') throw new Error('the check broke');
          return name
            ? { valid: true, payload: { ...input, status: 0 } }
            : { valid: false, errors: { name: 'required' } };
        }),
        sendRequest: fromPromise<SubmissionOutcome, SubmissionRequest>(async ({ input }) => {
          sent.push(input);
          const outcome = outcomes.shift();
          if (outcome === undefined || outcome instanceof Error)
            throw outcome ?? new Error('no outcome left');
          return outcome;
        }),
      },
      actions: {
        keepDraft: (_, kept) => drafts.push(kept),
        dropDraft: () => drafts.push(undefined),
        clearFields: () => effects.push('clear'),
        tell: (_, { news }) => effects.push(news.kind),
      },
    }),
    { input: { draft } },
  ).start();
  const state = () => submissionState(actor.getSnapshot());
  return {
    actor,
    sent,
    effects,
    drafts,
    state,
    submit: async (name: string, key = 'k1') => {
      actor.send({ type: 'submit', values: { name }, key });
      await waitFor(actor, (now) => !['validating', 'submitting'].includes(submissionState(now)));
      return state();
    },
    edit: (name: string) => actor.send({ type: 'edit', values: { name } }),
  };
}

const failed: SubmissionOutcome = { kind: 'failed', message: 'down' };
const offline: SubmissionOutcome = { kind: 'offline' };
const accepted: SubmissionOutcome = { kind: 'sent', message: 'thank you', reference: 'R-1' };
const refused: SubmissionOutcome = { kind: 'rejected', message: 'no', errors: { name: 'invalid' } };

describe('the submission machine', () => {
  it('[BOOK-06] ends with a receipt: shows a message, clears the fields and deletes the draft', async () => {
    const form = start({ outcomes: [accepted] });
    form.edit('a');
    expect(await form.submit('a')).toBe('succeeded');
    expect(form.actor.getSnapshot().context.news).toEqual(accepted);
    expect(form.effects).toEqual(['clear', 'sent']);
    expect(form.drafts.at(-1)).toBeUndefined();
    expect(form.sent).toEqual([{ payload: { name: 'a', status: 0 }, key: 'k1' }]);
  });

  it('sends nothing if validation fails, and names the errors', async () => {
    const form = start();
    expect(await form.submit('')).toBe('rejected');
    expect(form.sent).toEqual([]);
    expect(form.actor.getSnapshot().context.news).toEqual({ kind: 'invalid', errors: { name: 'required' } });
    expect(form.effects).toEqual(['invalid']);
  });

  it.each([
    ['a refusal', refused, 'rejected'],
    ['a failure', failed, 'failed'],
    ['no network', offline, 'offline'],
    ['an error that nobody expected', new Error('broken'), 'failed'],
  ] as const)(
    '[BOOK-07] preserves the values and the draft after %s, and can be sent again',
    async (_name, outcome, state) => {
      const form = start({ outcomes: [outcome, accepted] });
      form.edit('a');
      expect(await form.submit('a')).toBe(state);
      expect(form.effects).not.toContain('clear');
      expect(form.drafts.at(-1)?.values).toEqual({ name: 'a' });
      expect(form.actor.getSnapshot().context.values).toEqual({ name: 'a' });
      expect(await form.submit('a', 'k2')).toBe('succeeded');
    },
  );

  it('fails, and can be retried, if validation itself throws', async () => {
    const form = start({ outcomes: [accepted] });
    expect(await form.submit('break')).toBe('failed');
    expect(await form.submit('a')).toBe('succeeded');
  });

  it('[BOOK-07] reuses the key for the same values only, also after typing in between', async () => {
    const form = start({ outcomes: [failed, offline, failed, accepted, accepted] });
    await form.submit('a', 'k1');
    await form.submit('a', 'k2');
    form.edit('ab');
    form.edit('a');
    await form.submit('a', 'k3');
    await form.submit('b', 'k4');
    form.actor.send({ type: 'again' });
    await form.submit('b', 'k5');
    expect(form.sent.map(({ key }) => key)).toEqual(['k1', 'k1', 'k1', 'k4', 'k5']);
  });

  it('[BOOK-07] reuses the key from the draft after the page was closed', async () => {
    const before = start({ outcomes: [failed] });
    await before.submit('a', 'k1');
    const draft = before.drafts.at(-1);
    const after = start({ outcomes: [accepted], ...(draft ? { draft } : {}) });
    await after.submit('a', 'k2');
    expect(after.sent.map(({ key }) => key)).toEqual(['k1']);
  });

  it('sends automatically when the network returns', async () => {
    const form = start({ outcomes: [offline, accepted] });
    await form.submit('a', 'k1');
    form.actor.send({ type: 'online' });
    expect(form.state()).toBe('submitting');
    await waitFor(form.actor, (now) => now.matches('succeeded'));
    expect(form.sent.map(({ key }) => key)).toEqual(['k1', 'k1']);
  });

  it('does not send automatically after a change, or after the server has rejected it', async () => {
    const form = start({ outcomes: [offline, refused] });
    await form.submit('a');
    form.edit('b');
    form.actor.send({ type: 'online' });
    expect(form.state()).toBe('editing');
    await form.submit('b');
    form.actor.send({ type: 'online' });
    expect(form.state()).toBe('rejected');
  });

  it('[BOOK-07] ignores a second click while a submission is in progress', async () => {
    const form = start({ outcomes: [accepted, accepted] });
    form.actor.send({ type: 'submit', values: { name: 'a' }, key: 'k1' });
    expect(await form.submit('a', 'k2')).toBe('succeeded');
    expect(form.sent).toHaveLength(1);
  });

  it('preserves text typed while sending if the submission fails', async () => {
    const form = start({ outcomes: [failed] });
    const ended = form.submit('a');
    await waitFor(form.actor, (now) => now.matches('submitting'));
    form.edit('ab');
    await ended;
    expect(form.actor.getSnapshot().context.values).toEqual({ name: 'ab' });
    expect(form.drafts.at(-1)?.values).toEqual({ name: 'ab' });
  });

  it('forgets everything when it is cleared', async () => {
    const form = start({ outcomes: [failed, accepted] });
    await form.submit('a', 'k1');
    form.actor.send({ type: 'clear' });
    expect(form.state()).toBe('editing');
    expect(form.effects).toEqual(['failed', 'clear']);
    expect(form.drafts.at(-1)).toBeUndefined();
    await form.submit('a', 'k2');
    expect(form.sent.map(({ key }) => key)).toEqual(['k1', 'k2']);
  });
});
