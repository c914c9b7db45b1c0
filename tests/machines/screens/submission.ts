import type { SnapshotFrom } from 'xstate';
import { type SubmissionErrors, type SubmissionOutcome, submissionMachine } from '#machines/submission.ts';
import { suggestionForm } from '#schemas/form.ts';
import { languageKey } from '#schemas/language.ts';
import { type Hands, type NetAnswer, screenOf } from '../screen.ts';
import { fieldOf, leaveDraft, letter, letterFields, suggestion } from './suggestion.ts';

type Snapshot = SnapshotFrom<typeof submissionMachine>;

const { call } = suggestion;
/** Fields are limited to 800 characters; only a saved draft can have more. */
const tooLong = { ...letter, content: 'x'.repeat(801) };
const isTooLong = ({ values }: Snapshot['context']) => (values.content ?? '').length > 800;
const isBlank = ({ values }: Snapshot['context']) => !values.content;

const errors: SubmissionErrors = { contact: 'invalid' };
const refusal = 'Please call us about this.';
const key = 'k';

const button = ({ css }: Hands) => css(`#${suggestion.id}-form form button[type=submit]`);
const line = ({ css }: Hands) => css(`#${suggestion.id}-form p.bg-danger-surface`);

const isOpen = (snapshot: Snapshot) => snapshot.matches('open') && !snapshot.matches({ open: 'offline' });

/** The server's response to the pending submission. */
const answered = (answer: NetAnswer, output: SubmissionOutcome) => ({
  event: (snapshot: Snapshot) =>
    snapshot.matches('submitting') ? { type: 'xstate.done.actor.sendRequest', output } : undefined,
  act: (hands: Hands) => hands.answer(call, answer),
});

/** Expects every typed value, and an enabled button if no required field is empty. */
async function keeps(hands: Hands, { context }: Snapshot) {
  const holds = isBlank(context) ? undefined : isTooLong(context) ? tooLong : letter;
  for (const name of letterFields) await fieldOf(hands, name).holds(holds?.[name] ?? '');
  await button(hands).has('disabled', holds ? null : '');
}

async function says(hands: Hands, snapshot: Snapshot, text: string) {
  await line(hands).says(text);
  await keeps(hands, snapshot);
}

/** Specification, sections 4 and 8: a form keeps its values until the submission has arrived. */
export const submissionScreen = screenOf<typeof submissionMachine>({
  machine: submissionMachine,
  starts: {
    'a form with a draft that is too long': {
      path: suggestion.path,
      before: (hands) => leaveDraft(hands, tooLong),
    },
  },
  holds: [call],
  moves: {
    'the visitor writes': {
      event: (snapshot) =>
        isOpen(snapshot) || snapshot.matches('submitting') ? { type: 'edit', values: letter } : undefined,
      act: async (hands) => {
        for (const name of letterFields) await fieldOf(hands, name).fill(letter[name]);
      },
    },
    'the visitor sends it': {
      event: (snapshot) =>
        isOpen(snapshot) && !isBlank(snapshot.context)
          ? { type: 'submit', values: snapshot.context.values, key }
          : undefined,
      act: (hands) => button(hands).click(),
    },
    // The check is part of the click.
    'it is checked': {
      event: (snapshot) =>
        snapshot.matches('validating')
          ? {
              type: 'xstate.done.actor.check',
              output: isTooLong(snapshot.context)
                ? { valid: false, errors: { content: 'too_long' } }
                : { valid: true, payload: snapshot.context.values },
            }
          : undefined,
      act: async () => {},
    },
    'the check throws': {
      event: (snapshot) =>
        isOpen(snapshot)
          ? [
              { type: 'submit', values: snapshot.context.values, key },
              { type: 'xstate.error.actor.check', error: new Error('broken') },
            ]
          : undefined,
      sent: 'The check throws for no input; the transition is for unexpected exceptions.',
    },
    'the server accepts it': answered('real', { kind: 'sent', message: '', reference: 'R' }),
    'the server refuses it': answered(
      { json: { resultCode: 400, message: refusal, data: { errors } } },
      { kind: 'rejected', message: refusal, errors },
    ),
    'the server fails': answered('break', { kind: 'failed', message: '' }),
    'the network is lost': {
      ...answered('break', { kind: 'offline' }),
      act: async ({ online, answer }) => {
        await online(false);
        await answer(call, 'break');
      },
    },
    'the network is back': {
      event: (snapshot) => (snapshot.matches({ open: 'offline' }) ? { type: 'online' } : undefined),
      act: ({ online }) => online(true),
    },
    'the call throws': {
      event: (snapshot) =>
        snapshot.matches('submitting')
          ? { type: 'xstate.error.actor.sendRequest', error: new Error('broken') }
          : undefined,
      sent: 'The call turns every failure into an outcome; the transition is for unexpected exceptions.',
    },
    'the visitor clears the form': {
      event: (snapshot) => (isOpen(snapshot) && !isBlank(snapshot.context) ? { type: 'clear' } : undefined),
      act: ({ part, t }) => part('button', t('form.clear')).click(),
    },
    'the visitor starts another submission': {
      event: (snapshot) => (snapshot.matches('succeeded') ? { type: 'again' } : undefined),
      act: ({ part, t }) => part('button', t('form.again')).click(),
    },
  },
  fleeting: {
    validating: 'The values are checked before the browser renders the next frame.',
  },
  shows: {
    'open.editing': async (hands, snapshot) => {
      await line(hands).gone();
      await keeps(hands, snapshot);
    },
    'open.rejected': async (hands, snapshot) => {
      const { news } = snapshot.context;
      await says(hands, snapshot, news?.kind === 'rejected' ? refusal : hands.t('form.checkFields'));
      const wrong = letterFields.find((name) => news && 'errors' in news && news.errors[name]);
      if (!wrong) throw new Error('nothing is wrong with a form that was refused');
      await fieldOf(hands, wrong).has('aria-invalid', 'true');
    },
    'open.failed': (hands, snapshot) => says(hands, snapshot, hands.t('form.unsent')),
    'open.offline': (hands, snapshot) => says(hands, snapshot, hands.t('form.offline')),
    validating: (hands) => button(hands).says(hands.t('form.sending')),
    submitting: async (hands, snapshot) => {
      await button(hands).says(hands.t('form.sending'));
      await button(hands).has('aria-disabled', 'true');
      await keeps(hands, snapshot);
    },
    succeeded: async (hands) => {
      await hands.part('heading', suggestionForm.successTitle[languageKey(hands.language)]).shown();
      await fieldOf(hands, 'content').holds('');
    },
  },
});
