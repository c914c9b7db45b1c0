import type { SnapshotFrom } from 'xstate';
import type { FormState } from '#blocks/define.ts';
import { trackingTexts } from '#i18n/tracking.ts';
import { trackingMachine } from '#machines/tracking.ts';
import { languageKey } from '#schemas/language.ts';
import type { TrackingOutcome } from '#schemas/request-tracking.ts';
import { type Hands, type NetAnswer, type ScreenMove, type ScreenStart, screenOf } from '../screen.ts';
import { fresh, pair, posts, taken, withdrawn } from './tracked.ts';

type Snapshot = SnapshotFrom<typeof trackingMachine>;
type State = Extract<Snapshot['value'], string>;
type Move = ScreenMove<typeof trackingMachine>;

const calls = { finding: 'requests/find', withdrawing: 'requests/withdraw', saving: 'requests/amend' };
/** Id of the block, on the site and in its test. */
const id = 'tracking';

const textsOf = ({ language }: Hands) => trackingTexts[languageKey(language)];
const field = ({ css }: Hands, name: string) => css(`#${id}-${name}`);
const trouble = ({ css }: Hands) => css('p.bg-danger-surface');
const success = ({ css }: Hands) => css('p.bg-success-surface');
const mayChange = ({ context }: Snapshot) => context.request?.canChange === true;
type TextOf = (texts: ReturnType<typeof textsOf>) => string;

/** A click on a named element in these states. */
const clicks = (type: string, states: readonly State[], words: TextOf, role = 'button'): Move => ({
  event: ({ value }) => (states.includes(value) ? { type } : undefined),
  act: (hands) => hands.part(role, words(textsOf(hands))).click(),
});

/** The same for a request that can be changed. */
const wants = (type: 'amend' | 'withdraw'): Move => {
  const click = clicks(type, ['found'], ({ change }) => change[type]);
  return { ...click, event: (snapshot) => (mayChange(snapshot) ? click.event(snapshot) : undefined) };
};

/** The end of a call, in the state that waits for it. */
const ends = (state: keyof typeof calls, answer: NetAnswer, output: TrackingOutcome): Move => ({
  event: ({ value }) => (value === state ? { type: 'xstate.done.actor.makeCall', output } : undefined),
  act: (hands) => hands.answer(calls[state], answer),
});
const comes = (state: keyof typeof calls, request: typeof fresh) =>
  ends(state, { json: { data: request } }, { kind: 'found', request });
const comesLate = (state: keyof typeof calls) =>
  ends(state, { status: 409, json: { data: taken } }, { kind: 'closed', request: taken });
const fails = (state: keyof typeof calls) => ends(state, 'break', { kind: 'failed' });

/** An event for which the page has no button. */
const asksAnyway = (type: 'amend' | 'withdraw'): Move => ({
  event: (snapshot) => (snapshot.value === 'found' && !mayChange(snapshot) ? { type } : undefined),
  sent: 'There is no button for it after the venue has acted on the request.',
});

/** The response to a form post without scripts, and how its machine starts. */
const posted = (form: FormState, wake: ScreenStart['wake']): ScreenStart => ({
  path: '/requests',
  within: {
    link: `/requests?reference=${pair.reference}`,
    answer: {
      change: (json) => {
        const { page } = json as { page: { blocks: object[] } };
        return { page: { ...page, blocks: page.blocks.map((block) => ({ ...block, form })) } };
      },
    },
  },
  wake,
});
const wakenBy =
  (words: TextOf, role = 'button') =>
  (hands: Hands) =>
    hands.part(role, words(textsOf(hands))).click();
const wakenByFocus = async (hands: Hands) => {
  // The page with the pair replaces the previous one.
  await field(hands, 'reference').holds(pair.reference);
  await field(hands, 'phone').focus();
};

/** Expects the two fields with their values, and their message. */
const asks = (says?: (texts: ReturnType<typeof textsOf>) => string) => async (hands: Hands) => {
  await field(hands, 'reference').holds(says ? pair.reference : '');
  await field(hands, 'phone').holds(says ? pair.phone : '');
  if (says) await trouble(hands).says(says(textsOf(hands)));
  else await trouble(hands).gone();
};

async function showsRequest(hands: Hands, snapshot: Snapshot) {
  const { kind, change } = textsOf(hands);
  await hands.part('heading', kind.exhibition).shown();
  await hands.css('dd', 0).says(pair.reference);
  const amend = hands.part('button', change.amend);
  await (mayChange(snapshot) ? amend.shown() : amend.gone());
}

async function showsAmendment(hands: Hands) {
  await hands.part('heading', textsOf(hands).change.amendTitle).shown();
  await field(hands, 'organizer').holds(fresh.values.organizer ?? '');
}

/**
 * `docs/decisions/007`: a request is tracked by its reference and phone, and can be changed until the venue acts on it.
 */
export const trackingScreen = screenOf<typeof trackingMachine>({
  machine: trackingMachine,
  starts: {
    'the two fields': { path: '/requests', wake: (hands) => field(hands, 'phone').focus() },
    'a wrong pair': posted(posts['a wrong pair'], wakenByFocus),
    'too many tries': posted(posts['too many tries'], wakenByFocus),
    'a pair that cannot be read': posted(posts['a pair that cannot be read'], wakenByFocus),
    'a failure': posted(posts['a failure'], wakenByFocus),
    'a request': posted(
      posts['a request'],
      wakenBy(({ change }) => change.amend),
    ),
    'a request that is withdrawn': posted(
      posts['a request that is withdrawn'],
      wakenBy(({ ask }) => ask.another, 'link'),
    ),
    'a change that came late': posted(
      posts['a change that came late'],
      wakenBy(({ ask }) => ask.another, 'link'),
    ),
    'a refused amendment': posted(
      posts['a refused amendment'],
      wakenBy(({ change }) => change.cancel),
    ),
  },
  holds: Object.values(calls),
  moves: {
    'the visitor looks it up': {
      event: ({ value }) =>
        ['asking', 'notFound', 'limited', 'refused', 'failed'].includes(value)
          ? { type: 'find', ...pair }
          : undefined,
      act: async (hands) => {
        await field(hands, 'reference').fill(pair.reference);
        await field(hands, 'phone').fill(pair.phone);
        await hands.part('button', textsOf(hands).ask.submit).click();
      },
    },
    'the request arrives': comes('finding', fresh),
    'a request arrives that the venue has acted on': comes('finding', taken),
    'the request is not found': ends('finding', { status: 404, json: {} }, { kind: 'notFound' }),
    'the rate limit is exceeded': ends(
      'finding',
      { status: 429, json: {} },
      { kind: 'limited', retryAfter: 60 },
    ),
    'the pair is invalid': ends(
      'finding',
      { status: 400, json: { data: { errors: { phone: 'invalid' } } } },
      { kind: 'rejected', errors: { phone: 'invalid' } },
    ),
    'the lookup finds a change by the venue': comesLate('finding'),
    'the lookup fails': fails('finding'),

    'the visitor starts an amendment': wants('amend'),
    'the visitor saves': clicks('save', ['amending'], ({ change }) => change.save),
    'the visitor cancels the amendment': clicks('cancel', ['amending'], ({ change }) => change.cancel),
    'the change is made': comes('saving', fresh),
    'the venue acts before the amendment': comesLate('saving'),
    'the change fails': fails('saving'),

    'the visitor starts a withdrawal': wants('withdraw'),
    'the visitor confirms': clicks('confirm', ['confirming'], ({ change }) => change.confirm),
    'the visitor cancels the withdrawal': clicks('cancel', ['confirming'], ({ change }) => change.keep),
    'it is withdrawn': comes('withdrawing', withdrawn),
    'the venue acts before the withdrawal': comesLate('withdrawing'),
    'the withdrawal fails': fails('withdrawing'),

    'the visitor looks up another request': clicks(
      'another',
      ['found', 'withdrawn', 'closed'],
      ({ ask }) => ask.another,
      'link',
    ),
    'an amendment of a closed request': asksAnyway('amend'),
    'a withdrawal of a closed request': asksAnyway('withdraw'),
    'a call throws': {
      event: ({ value }) =>
        value in calls ? { type: 'xstate.error.actor.makeCall', error: new Error('broken') } : undefined,
      sent: 'The call turns every failure into an outcome; the transition is for unexpected exceptions.',
    },
  },
  shows: {
    asking: asks(),
    finding: async (hands) => {
      const button = hands.part('button', textsOf(hands).ask.busy);
      await button.has('aria-disabled', 'true');
      await trouble(hands).gone();
    },
    notFound: asks(({ message }) => message.notFound),
    limited: asks(({ message }) => message.limited.replace('{{minutes}}', '1')),
    refused: async (hands) => {
      await field(hands, 'phone').has('aria-invalid', 'true');
      await hands.css(`#${id}-phone-error`).says(textsOf(hands).ask.badPhone);
      await trouble(hands).gone();
    },
    failed: asks(({ message }) => message.failed),
    found: async (hands, snapshot) => {
      await showsRequest(hands, snapshot);
      if (snapshot.context.saved) await success(hands).says(textsOf(hands).change.saved);
      else await success(hands).gone();
    },
    confirming: async (hands, { context }) => {
      const { change, message } = textsOf(hands);
      await hands.part('dialog', change.confirmTitle).shown();
      if (context.trouble) await trouble(hands).says(message.failed);
      else await trouble(hands).gone();
    },
    withdrawing: (hands) =>
      hands.part('button', textsOf(hands).change.withdrawing).has('aria-disabled', 'true'),
    withdrawn: async (hands, snapshot) => {
      await showsRequest(hands, snapshot);
      await success(hands).says(textsOf(hands).change.withdrawn);
    },
    amending: async (hands, { context }) => {
      await showsAmendment(hands);
      if (context.trouble) await trouble(hands).says(textsOf(hands).change.unconfirmed);
      else await trouble(hands).gone();
    },
    saving: async (hands) => {
      await showsAmendment(hands);
      await hands.part('button', textsOf(hands).change.saving).has('aria-disabled', 'true');
    },
    closed: async (hands, snapshot) => {
      await showsRequest(hands, snapshot);
      await hands.css('[role=alert].bg-warning-surface').says(textsOf(hands).change.closed);
    },
  },
});
