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
  'the check finds nothing wrong': nothing('BOOK-06'),
  'the check finds nothing wrong with something new': nothing('BOOK-06'),
  'the check finds a mistake': nothing('BOOK-03'),
  'the check breaks': nothing('BOOK-07'),
  'the server takes it': nothing('BOOK-06'),
  'the server refuses it': nothing('BOOK-06'),
  'the server fails': nothing('BOOK-07'),
  'the network is gone': nothing('BOOK-07'),
  'the browser breaks': nothing('BOOK-07'),
  'another one is wanted': nothing('BOOK-06'),
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
  'somebody types': nothing('BOOK-07'),
  'somebody clicks on send': nothing('BOOK-07'),
  'the network is back': nothing('BOOK-07'),
  'somebody clears the form': nothing('BOOK-07'),
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
    'nothing is typed': { state: { open: 'editing' }, context: blank },
    'it is filled in': { state: { open: 'editing' }, context: filled },
    'it is being checked': { state: 'validating', context: clicked },
    'it is being checked again': { state: 'validating', context: { ...tried, offeredKey: 'k2' } },
    'it is on its way': { state: 'submitting', context: tried },
    'it was refused': { state: { open: 'rejected' }, context: { ...tried, news: refused } },
    'it failed': { state: { open: 'failed' }, context: { ...tried, news: down } },
    'there is no network': { state: { open: 'offline' }, context: { ...tried, news: offline } },
    'it has arrived': { state: 'succeeded', context: { ...tried, news: sent } },
  },
  happenings: {
    'somebody types': { type: 'edit', values: changed },
    'somebody clicks on send': { type: 'submit', values: typed, key: 'k2' },
    'the network is back': { type: 'online' },
    'somebody clears the form': { type: 'clear' },
    'another one is wanted': { type: 'again' },
    'the check finds nothing wrong': { answers: 'check', output: { valid: true, payload } },
    'the check finds nothing wrong with something new': {
      answers: 'check',
      output: { valid: true, payload: another },
    },
    'the check finds a mistake': { answers: 'check', output: { valid: false, errors } },
    'the check breaks': { breaks: 'check', error: new Error('broken') },
    'the server takes it': { answers: 'sendRequest', output: sent },
    'the server refuses it': { answers: 'sendRequest', output: refused },
    'the server fails': { answers: 'sendRequest', output: down },
    'the network is gone': { answers: 'sendRequest', output: offline },
    'the browser breaks': { breaks: 'sendRequest', error: new Error('broken') },
  },
  table: {
    'nothing is typed': {
      ...open,
      'somebody types': typing(),
      'somebody clicks on send': clickOn(),
      'the network is back': nothing('BOOK-07'),
      'somebody clears the form': { ...forgotten, does: drop },
    },
    'it is filled in': {
      ...open,
      'somebody types': typing(),
      'somebody clicks on send': clickOn(),
      'the network is back': nothing('BOOK-07'),
      'somebody clears the form': { ...forgotten, does: drop },
    },
    'it is being checked': {
      ...open,
      ...busy,
      'the check finds nothing wrong': {
        rule: 'BOOK-06',
        to: 'submitting',
        changes: { request: { payload, key: 'k1' } },
        does: [keep(typed, { payload, key: 'k1' })],
        asks: { actor: 'sendRequest', input: { payload, key: 'k1' } },
      },
      'the check finds nothing wrong with something new': {
        rule: 'BOOK-06',
        to: 'submitting',
        changes: { request: { payload: another, key: 'k1' } },
        does: [keep(typed, { payload: another, key: 'k1' })],
        asks: { actor: 'sendRequest', input: { payload: another, key: 'k1' } },
      },
      'the check finds a mistake': {
        rule: 'BOOK-03',
        to: { open: 'rejected' },
        changes: { news: mistake },
        does: [tell(mistake)],
      },
      'the check breaks': {
        rule: 'BOOK-07',
        to: { open: 'failed' },
        changes: { news: unsaid },
        does: [tell(unsaid)],
      },
    },
    'it is being checked again': {
      ...open,
      ...busy,
      'the check finds nothing wrong': {
        rule: 'BOOK-07',
        to: 'submitting',
        does: [keep(typed, { payload, key: 'k1' })],
        asks: { actor: 'sendRequest', input: { payload, key: 'k1' } },
      },
      'the check finds nothing wrong with something new': {
        rule: 'BOOK-07',
        to: 'submitting',
        changes: { request: { payload: another, key: 'k2' } },
        does: [keep(typed, { payload: another, key: 'k2' })],
        asks: { actor: 'sendRequest', input: { payload: another, key: 'k2' } },
      },
      'the check finds a mistake': {
        rule: 'BOOK-03',
        to: { open: 'rejected' },
        changes: { news: mistake },
        does: [tell(mistake)],
      },
      'the check breaks': {
        rule: 'BOOK-07',
        to: { open: 'failed' },
        changes: { news: unsaid },
        does: [tell(unsaid)],
      },
    },
    'it is on its way': {
      ...open,
      ...busy,
      'somebody types': {
        rule: 'BOOK-07',
        changes: { values: changed },
        does: [keep(changed, { payload, key: 'k1' })],
      },
      'the server takes it': {
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
      'the network is gone': {
        rule: 'BOOK-07',
        to: { open: 'offline' },
        changes: { news: offline },
        does: [tell(offline)],
      },
      'the browser breaks': {
        rule: 'BOOK-07',
        to: { open: 'failed' },
        changes: { news: unsaid },
        does: [tell(unsaid)],
      },
    },
    'it was refused': {
      ...open,
      'somebody types': typing({ payload, key: 'k1' }),
      'somebody clicks on send': clickOn(),
      'the network is back': nothing('BOOK-07'),
      'somebody clears the form': { ...forgotten, does: drop },
    },
    'it failed': {
      ...open,
      'somebody types': typing({ payload, key: 'k1' }),
      'somebody clicks on send': clickOn(),
      'the network is back': nothing('BOOK-07'),
      'somebody clears the form': { ...forgotten, does: drop },
    },
    'there is no network': {
      ...open,
      'somebody types': typing({ payload, key: 'k1' }),
      'somebody clicks on send': clickOn(),
      'the network is back': {
        rule: 'BOOK-07',
        to: 'submitting',
        changes: { news: undefined },
        does: [keep(typed, { payload, key: 'k1' })],
        asks: { actor: 'sendRequest', input: { payload, key: 'k1' } },
      },
      'somebody clears the form': { ...forgotten, does: drop },
    },
    'it has arrived': {
      ...open,
      ...busy,
      'another one is wanted': { rule: 'BOOK-06', to: { open: 'editing' }, changes: blank },
    },
  },
});
