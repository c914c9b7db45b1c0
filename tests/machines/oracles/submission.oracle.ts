import type { SubmissionNews, SubmissionOutcome, submissionMachine } from '#machines/submission.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const typed = { name: '李' };
const changed = { name: '李 明' };
const payload = { name: '李', status: 0 };
const another = { name: '李 明', status: 0 };

const blank = { values: {}, offeredKey: '', request: undefined, news: undefined };
const filled = { ...blank, values: typed };
const clicked = { ...filled, offeredKey: 'k1' };
const tried = { ...clicked, request: { payload, key: 'k1' } };

const errors = { name: 'required' };
const mistake: SubmissionNews = { kind: 'invalid', errors };
const sent: SubmissionOutcome = { kind: 'sent', message: '已收到', reference: '7K3M9-Q2XTA' };
const refused: SubmissionOutcome = { kind: 'rejected', message: '请检查', errors };
const down: SubmissionOutcome = { kind: 'failed', message: '提交失败' };
const unsaid: SubmissionOutcome = { kind: 'failed', message: '' };
const offline: SubmissionOutcome = { kind: 'offline' };

const tell = (news: SubmissionNews) => ({ type: 'tell', news });
const keep = (values: object, request?: object) => ({ type: 'keepDraft', values, request });
const forgotten = { rule: 'BOOK-07', to: { open: 'editing' }, changes: blank };
const drop = [{ type: 'dropDraft' }, { type: 'clearFields' }];

/** Rows of every open form, with or without earlier attempts. */
const open = {
  'the check passes': nothing('BOOK-06'),
  'the check passes for changed values': nothing('BOOK-06'),
  'the check finds an error': nothing('BOOK-03'),
  'the check throws': nothing('BOOK-07'),
  'the server accepts it': nothing('BOOK-06'),
  'the server refuses it': nothing('BOOK-06'),
  'the server fails': nothing('BOOK-07'),
  'the network is lost': nothing('BOOK-07'),
  'the call throws': nothing('BOOK-07'),
  'another submission is started': nothing('BOOK-06'),
};
const clickOn = () => ({
  rule: 'BOOK-06',
  to: 'validating',
  changes: { values: typed, offeredKey: 'k2' },
  asks: { actor: 'check', input: typed },
});
const typing = (request?: object) => ({
  rule: 'BOOK-07',
  to: { open: 'editing' },
  changes: { values: changed, news: undefined },
  does: [keep(changed, request)],
});

/** Rows of states that ignore input: a click is being processed, or the form is done. */
const busy = {
  'the visitor types': nothing('BOOK-07'),
  'the visitor clicks send': nothing('BOOK-07'),
  'the network is back': nothing('BOOK-07'),
  'the visitor clears the form': nothing('BOOK-07'),
};

/** Specification, sections 4 and 8; decisions, section 6: no typed value is lost, and no submission is sent twice. */
export const submissionOracle = oracleOf<typeof submissionMachine>()({
  starts: {
    'a fresh form': { rule: 'BOOK-01a', input: {}, state: { open: 'editing' }, context: blank },
    'a form with a draft': {
      rule: 'BOOK-07',
      input: { draft: { values: typed, request: { payload, key: 'k1' } } },
      state: { open: 'editing' },
      context: { ...filled, request: { payload, key: 'k1' } },
    },
  },
  situations: {
    'the form is empty': { state: { open: 'editing' }, context: blank },
    'the form is filled in': { state: { open: 'editing' }, context: filled },
    'the form is being checked': { state: 'validating', context: clicked },
    'the form is being checked again': { state: 'validating', context: { ...tried, offeredKey: 'k2' } },
    'the form is being sent': { state: 'submitting', context: tried },
    'the form was refused': { state: { open: 'rejected' }, context: { ...tried, news: refused } },
    'the submission failed': { state: { open: 'failed' }, context: { ...tried, news: down } },
    'the browser is offline': { state: { open: 'offline' }, context: { ...tried, news: offline } },
    'the submission has arrived': { state: 'succeeded', context: { ...tried, news: sent } },
  },
  happenings: {
    'the visitor types': { type: 'edit', values: changed },
    'the visitor clicks send': { type: 'submit', values: typed, key: 'k2' },
    'the network is back': { type: 'online' },
    'the visitor clears the form': { type: 'clear' },
    'another submission is started': { type: 'again' },
    'the check passes': { answers: 'check', output: { valid: true, payload } },
    'the check passes for changed values': {
      answers: 'check',
      output: { valid: true, payload: another },
    },
    'the check finds an error': { answers: 'check', output: { valid: false, errors } },
    'the check throws': { breaks: 'check', error: new Error('broken') },
    'the server accepts it': { answers: 'sendRequest', output: sent },
    'the server refuses it': { answers: 'sendRequest', output: refused },
    'the server fails': { answers: 'sendRequest', output: down },
    'the network is lost': { answers: 'sendRequest', output: offline },
    'the call throws': { breaks: 'sendRequest', error: new Error('broken') },
  },
  table: {
    'the form is empty': {
      ...open,
      'the visitor types': typing(),
      'the visitor clicks send': clickOn(),
      'the network is back': nothing('BOOK-07'),
      'the visitor clears the form': { ...forgotten, does: drop },
    },
    'the form is filled in': {
      ...open,
      'the visitor types': typing(),
      'the visitor clicks send': clickOn(),
      'the network is back': nothing('BOOK-07'),
      'the visitor clears the form': { ...forgotten, does: drop },
    },
    'the form is being checked': {
      ...open,
      ...busy,
      'the check passes': {
        rule: 'BOOK-06',
        to: 'submitting',
        changes: { request: { payload, key: 'k1' } },
        does: [keep(typed, { payload, key: 'k1' })],
        asks: { actor: 'sendRequest', input: { payload, key: 'k1' } },
      },
      'the check passes for changed values': {
        rule: 'BOOK-06',
        to: 'submitting',
        changes: { request: { payload: another, key: 'k1' } },
        does: [keep(typed, { payload: another, key: 'k1' })],
        asks: { actor: 'sendRequest', input: { payload: another, key: 'k1' } },
      },
      'the check finds an error': {
        rule: 'BOOK-03',
        to: { open: 'rejected' },
        changes: { news: mistake },
        does: [tell(mistake)],
      },
      'the check throws': {
        rule: 'BOOK-07',
        to: { open: 'failed' },
        changes: { news: unsaid },
        does: [tell(unsaid)],
      },
    },
    'the form is being checked again': {
      ...open,
      ...busy,
      'the check passes': {
        rule: 'BOOK-07',
        to: 'submitting',
        does: [keep(typed, { payload, key: 'k1' })],
        asks: { actor: 'sendRequest', input: { payload, key: 'k1' } },
      },
      'the check passes for changed values': {
        rule: 'BOOK-07',
        to: 'submitting',
        changes: { request: { payload: another, key: 'k2' } },
        does: [keep(typed, { payload: another, key: 'k2' })],
        asks: { actor: 'sendRequest', input: { payload: another, key: 'k2' } },
      },
      'the check finds an error': {
        rule: 'BOOK-03',
        to: { open: 'rejected' },
        changes: { news: mistake },
        does: [tell(mistake)],
      },
      'the check throws': {
        rule: 'BOOK-07',
        to: { open: 'failed' },
        changes: { news: unsaid },
        does: [tell(unsaid)],
      },
    },
    'the form is being sent': {
      ...open,
      ...busy,
      'the visitor types': {
        rule: 'BOOK-07',
        changes: { values: changed },
        does: [keep(changed, { payload, key: 'k1' })],
      },
      'the server accepts it': {
        rule: 'BOOK-06',
        to: 'succeeded',
        changes: { news: sent },
        does: [...drop, tell(sent)],
      },
      'the server refuses it': {
        rule: 'BOOK-06',
        to: { open: 'rejected' },
        changes: { news: refused },
        does: [tell(refused)],
      },
      'the server fails': {
        rule: 'BOOK-06',
        to: { open: 'failed' },
        changes: { news: down },
        does: [tell(down)],
      },
      'the network is lost': {
        rule: 'BOOK-07',
        to: { open: 'offline' },
        changes: { news: offline },
        does: [tell(offline)],
      },
      'the call throws': {
        rule: 'BOOK-07',
        to: { open: 'failed' },
        changes: { news: unsaid },
        does: [tell(unsaid)],
      },
    },
    'the form was refused': {
      ...open,
      'the visitor types': typing({ payload, key: 'k1' }),
      'the visitor clicks send': clickOn(),
      'the network is back': nothing('BOOK-07'),
      'the visitor clears the form': { ...forgotten, does: drop },
    },
    'the submission failed': {
      ...open,
      'the visitor types': typing({ payload, key: 'k1' }),
      'the visitor clicks send': clickOn(),
      'the network is back': nothing('BOOK-07'),
      'the visitor clears the form': { ...forgotten, does: drop },
    },
    'the browser is offline': {
      ...open,
      'the visitor types': typing({ payload, key: 'k1' }),
      'the visitor clicks send': clickOn(),
      'the network is back': {
        rule: 'BOOK-07',
        to: 'submitting',
        changes: { news: undefined },
        does: [keep(typed, { payload, key: 'k1' })],
        asks: { actor: 'sendRequest', input: { payload, key: 'k1' } },
      },
      'the visitor clears the form': { ...forgotten, does: drop },
    },
    'the submission has arrived': {
      ...open,
      ...busy,
      'another submission is started': { rule: 'BOOK-06', to: { open: 'editing' }, changes: blank },
    },
  },
});
