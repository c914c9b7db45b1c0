import { describe, expect, it } from 'vitest';
import { requestErrors } from '#api/request-errors.ts';
import {
  exhibitionBookingExample,
  exhibitionBookingForm,
  meetingBookingExample,
  meetingBookingForm,
} from './booking-forms.ts';
import { suggestionForm } from './form.ts';
import { type FormShape, type SubmissionRules, submissionSchema } from './submission.ts';

const rules: SubmissionRules = { language: 'zh-CN', now: () => '2026-11-21 10:30:40' };
const inEnglish: SubmissionRules = { ...rules, language: 'en-US' };

function check(form: FormShape, values: object, when: SubmissionRules | 'never' = rules) {
  const read = submissionSchema(form, when === 'never' ? undefined : when).safeParse(values);
  return read.success ? read.data : requestErrors(read.error.issues);
}
const exhibition = (change: object, when?: SubmissionRules | 'never') =>
  check(exhibitionBookingForm, { ...exhibitionBookingExample, ...change }, when);
const meeting = (change: object, when?: SubmissionRules | 'never') =>
  check(meetingBookingForm, { ...meetingBookingExample, ...change }, when);

describe('the schema of a suggestion', () => {
  const valid = { name: ' 李 ', contact: '1', content: 'x' };

  it('trims values and drops unknown fields', () => {
    expect(check(suggestionForm, { ...valid, extra: 1 })).toEqual({ name: '李', contact: '1', content: 'x' });
  });

  it.each(['name', 'contact', 'content'])('[FORM-01a] refuses a blank %s', (field) => {
    expect(check(suggestionForm, { ...valid, [field]: ' \n' })).toEqual({ [field]: 'required' });
  });

  it('[FORM-01b] accepts 800 characters of content, but not 801', () => {
    expect(check(suggestionForm, { ...valid, content: 'x'.repeat(800) })).toMatchObject({ name: '李' });
    expect(check(suggestionForm, { ...valid, content: 'x'.repeat(801) })).toEqual({ content: 'too_long' });
  });
});

describe('the schema of a number', () => {
  const number = {
    name: 'people',
    kind: 'number',
    label: '',
    required: true,
    whole: false,
    min: -5,
    max: 20_000,
  } as const;
  const whole = { ...number, whole: true };
  const optional = { ...number, required: false };
  const of = (fields: FormShape['fields'], people?: unknown) =>
    check({ call: 'createSuggestion', fields }, { people });

  it.each([
    ['300', '300'],
    [' 12,000 ', '12000'],
    ['１２，０００．５０', '12000.5'],
    ['+007', '7'],
    ['-4.25', '-4.25'],
    ['−5', '-5'],
    ['12.', '12'],
    ['20000', '20000'],
  ])('returns %j in plain digits: %s', (people, sent) => {
    expect(of([number], people)).toEqual({ people: sent });
  });

  it.each([
    ['about 300', 'number'],
    ['1,5', 'number'],
    ['1e3', 'number'],
    ['0x10', 'number'],
    ['1.5.2', 'number'],
    ['١٢', 'number'],
    ['0.1234567890123456', 'number'],
    ['-5.01', 'too_small'],
    ['20000.5', 'too_large'],
    ['', 'required'],
    [undefined, 'required'],
    [300, 'invalid'],
  ])('refuses %j with the code %s', (people, code) => {
    expect(of([number], people)).toEqual({ people: code });
  });

  it('refuses decimals of a whole number, and accepts zeros after the point', () => {
    expect(of([whole], '2.5')).toEqual({ people: 'whole' });
    expect(of([whole], '2.0')).toEqual({ people: '2' });
  });

  it('accepts an empty number if it is optional', () => {
    expect(of([optional], '')).toEqual({ people: '' });
    expect(of([optional], 'x')).toEqual({ people: 'number' });
    expect(of([optional])).toEqual({});
  });
});

describe('the schemas of bookings', () => {
  it('return the contract’s payload with status 0', () => {
    const { status: _, ...typed } = exhibitionBookingExample;
    expect(exhibition({})).toEqual(exhibitionBookingExample);
    expect(check(exhibitionBookingForm, typed)).toEqual(exhibitionBookingExample);
    expect(meeting({})).toEqual(meetingBookingExample);
  });

  it.each(['1', 4, null, 'new'])('refuse the status %j, which visitors cannot set', (status) => {
    expect(exhibition({ status })).toEqual({ status: 'invalid' });
  });

  it('[BOOK-05a] append seconds to the value of a native input', () => {
    expect(exhibition({ beginTime: ' 2030-05-01T09:00', endTime: '2030-05-01 10:30' })).toMatchObject({
      beginTime: '2030-05-01 09:00:00',
      endTime: '2030-05-01 10:30:00',
    });
  });

  it.each([
    '2030-02-30 09:00',
    '2030-05-01',
    '2030-05-01T24:30',
    'tomorrow',
    '2030-05-01T09:00Z',
    '2030-05-01T09:00+08:00',
  ])('refuse %s, which is no moment at the site', (endTime) => {
    expect(exhibition({ endTime })).toEqual({ endTime: 'invalid' });
  });

  it('[BOOK-02] refuse times before the current minute', () => {
    expect(exhibition({ beginTime: '2026-11-21 10:29' })).toEqual({ beginTime: 'past' });
    expect(exhibition({ beginTime: '2026-11-21 10:30' })).toMatchObject({ beginTime: '2026-11-21 10:30:00' });
  });

  it('refuse times in the wrong order even if other fields are missing', () => {
    expect(exhibition({ endTime: '2030-04-30 09:00', name: '' })).toEqual({
      endTime: 'order',
      name: 'required',
    });
    expect(meeting({ decorateTime: '2030-05-02 09:01' })).toEqual({ beginTime: 'order' });
    expect(meeting({ dismantlingTime: '2030-05-02 08:59' })).toEqual({ dismantlingTime: 'order' });
    expect(meeting({ decorateTime: '2030-05-02 09:00', dismantlingTime: '2030-05-02 09:00' })).toHaveProperty(
      'status',
    );
  });

  it.each([
    ['mainland', '13800000000'],
    ['Hong Kong', '61234567'],
    ['Hong Kong', '91234567'],
    ['Macau', '612345'],
    ['Taiwan', '0912345678'],
    ['as people write it', '138-0000 0000', '13800000000'],
    ['with the code of the mainland', '+86 138 0000 0000', '13800000000'],
    ['as input methods write it', '１３８００００００００', '13800000000'],
  ])('[BOOK-03] take a phone number of %s: %s', (_where, mobilePhone, sent = mobilePhone) => {
    expect(exhibition({ mobilePhone })).toMatchObject({ mobilePhone: sent });
  });

  it.each(['12800000000', '1380000000', '51234567', '7123456', '0812345678', '+1 415 555 0100', 'phone'])(
    '[BOOK-03] refuse the phone number %s in Chinese only',
    (mobilePhone) => {
      expect(exhibition({ mobilePhone })).toEqual({ mobilePhone: 'phone' });
      expect(exhibition({ mobilePhone }, inEnglish)).toMatchObject({ mobilePhone });
    },
  );

  it.each(['a@b', 'a b@c.de', '@b.de', 'a@.', 'a.b.de'])(
    '[BOOK-04] refuse the e-mail %s in Chinese only',
    (email) => {
      expect(meeting({ email })).toEqual({ email: 'email' });
      expect(meeting({ email }, inEnglish)).toMatchObject({ email });
    },
  );

  it('[BOOK-04] accept an e-mail with full-width characters', () => {
    expect(meeting({ email: 'host＠example．com' })).toMatchObject({ email: 'host@example.com' });
  });

  it.each(exhibitionBookingForm.fields.filter(({ required }) => required).map(({ name }) => name))(
    '[BOOK-01a] require %s',
    (name) => {
      const sent = name === 'dateTime' ? 'endTime' : name;
      expect(exhibition({ [sent]: ' ' })).toEqual({ [sent]: 'required' });
    },
  );

  it.each(meetingBookingForm.fields.filter(({ required }) => required).map(({ name }) => name))(
    '[BOOK-01b] require %s',
    (name) => {
      expect(meeting({ [name]: ' ' })).toEqual({ [name]: 'required' });
    },
  );

  it('accept a missing remark, and any time if no rules are given', () => {
    expect(exhibition({ remark: undefined })).toMatchObject({ status: 0 });
    expect(exhibition({ beginTime: '2020-01-01 09:00', mobilePhone: 'x' }, 'never')).toHaveProperty('status');
  });
});
