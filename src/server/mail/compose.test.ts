import { describe, expect, it } from 'vitest';
import { exhibitionBookingForm, meetingBookingForm } from '#schemas/booking-forms.ts';
import { type CreateCallName, calls } from '#schemas/calls.ts';
import { suggestionForm } from '#schemas/form.ts';
import { namesOf } from '#schemas/form-fields.ts';
import type { Language } from '#schemas/language.ts';
import type { SubmissionTable } from '../db/tables.ts';
import { createCompose } from './compose.ts';

const compose = createCompose({
  from: { name: '', address: 'site@venue.example' },
  to: ['office@venue.example'],
  siteOrigin: 'https://site.example',
  timeZone: 'Asia/Shanghai',
  trackingPath: async () => '/requests',
});

const submission = (call: CreateCallName, body: object, language: Language = 'en-US'): SubmissionTable => ({
  id: '0',
  call,
  reference: '7K3M9-Q2XTA',
  language,
  body: JSON.stringify(body),
  status: 0,
  created_at: '2026-11-21T01:00:00.000Z',
  read_at: null,
  search: null,
});
const toVenue = { id: 'row', kind: 'venue' } as const;
const toApplicant = { id: 'row', kind: 'applicant' } as const;
const suggestion = { name: '访客', contact: 'visitor@company.example', content: '第一行\n第二行' };

describe('the mail to the venue', () => {
  it.each([
    ['createSuggestion', suggestionForm],
    ['createExhibitionBooking', exhibitionBookingForm],
    ['createMeetingBooking', meetingBookingForm],
  ] as const)('names every field of %s by the label of its form', async (call, { fields }) => {
    const names = fields.flatMap(namesOf);
    const body = { ...Object.fromEntries(names.map((name) => [name, `<${name}>`])), status: 0 };
    const message = await compose(toVenue, submission(call, body, 'zh-CN'));
    const lines = message?.text.split('\n') ?? [];
    expect(lines.filter((line) => /：<\w+>$/.test(line)).map((line) => line.replace(/.*<|>/g, ''))).toEqual(
      names,
    );
    for (const field of fields)
      expect(message?.text).toContain(
        `${field.kind === 'dateTimeRange' ? field.from.label.zh : field.label.zh}：`,
      );
    expect(message?.text).not.toContain('status');
  });

  it('states the deadline of a booking in the venue’s time zone', async () => {
    const message = await compose(
      toVenue,
      submission('createMeetingBooking', calls.createMeetingBooking.example),
    );
    expect(message).toMatchObject({
      subject: 'New meeting booking request 7K3M9-Q2XTA',
      messageId: '<row@venue.example>',
      to: ['office@venue.example'],
      replyTo: ['host@example.com'],
    });
    expect(message?.text).toContain(
      'Reference: 7K3M9-Q2XTA\nReceived: 2026-11-21 09:00 (Asia/Shanghai)\n' +
        'To be answered within 24 hours, by: 2026-11-22 09:00 (Asia/Shanghai)\n',
    );
  });

  it.each([
    ['zh-CN', 'visitor@company.example', '直接回复本邮件即可答复申请人。'],
    ['en-US', 'visitor@company.example', 'A reply to this mail goes to the applicant.'],
    ['zh-CN', '13800000000', '申请人没有留下邮箱，请按以上联系方式答复，不要回复本邮件。'],
    [
      'en-US',
      '13800000000',
      'No e-mail address was given: please answer by the contact above, not by a reply to this mail.',
    ],
  ] as const)('says in %s how to answer the applicant %s', async (language, contact, advice) => {
    const message = await compose(
      toVenue,
      submission('createSuggestion', { ...suggestion, contact }, language),
    );
    expect(message?.text.trimEnd().split('\n').at(-1)).toBe(advice);
  });

  it('shows fields that the form does not define', async () => {
    const message = await compose(toVenue, submission('createSuggestion', { ...suggestion, seat: 'B 12' }));
    expect(message?.text).toContain('\nseat: B 12\n');
  });

  it.each(['\n', '\r\n', '\r', '\u2028', '\u0085', '\v'])(
    'indents what follows a line end %j',
    async (end) => {
      const message = await compose(
        toVenue,
        submission('createSuggestion', { ...suggestion, content: `a${end}Name: b` }),
      );
      expect(message?.text).toContain('content:\n    a\n    Name: b\n');
    },
  );
});

describe('the mail to the applicant', () => {
  it('contains the reference, the response time and the tracking link, but no user input', async () => {
    const request = submission('createExhibitionBooking', calls.createExhibitionBooking.example);
    expect(await compose(toApplicant, request)).toEqual({
      messageId: '<row@venue.example>',
      from: { name: '', address: 'site@venue.example' },
      to: ['host@example.com'],
      replyTo: ['office@venue.example'],
      language: 'en-US',
      subject: 'Your exhibition booking request 7K3M9-Q2XTA',
      text: `Thank you. We have received your exhibition booking request.
We will call or write to you within 24 hours.

Reference: 7K3M9-Q2XTA
You will hear from us by: 2026-11-22 09:00 (Asia/Shanghai)
To see how it stands, with the reference and the last four digits of your phone number: https://site.example/requests?lang=en-US

You receive this mail because this address was given in a form on https://site.example. If it was not you, please ignore this mail.
`,
    });
  });

  it('states the response time of the suggestion form, in Chinese', async () => {
    const message = await compose(toApplicant, submission('createSuggestion', suggestion, 'zh-CN'));
    expect(message?.subject).toBe('您的投诉或建议 7K3M9-Q2XTA');
    expect(message?.text).toBe(`您好！我们已收到您的投诉或建议。
我们会尽快与您联系。

申请编号：7K3M9-Q2XTA
凭申请编号和此邮箱查询进度：https://site.example/requests

您收到本邮件，是因为有人在 https://site.example 的表单中填写了此邮箱。如非您本人提交，请忽略本邮件。
`);
  });

  it.each([
    '13800000000',
    'a@b',
    'a@b.example, c@b.example',
    'a@b.example\nBcc: c@b.example',
    '"a b"@c.example',
    '<a@b.example>',
  ])('is not written where the contact is %j', async (contact) => {
    const request = submission('createSuggestion', { ...suggestion, contact });
    expect(await compose(toApplicant, request)).toBeUndefined();
    expect(await compose(toVenue, request)).toMatchObject({ replyTo: [] });
  });
});
