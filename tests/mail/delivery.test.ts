import { expect, it } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { onEveryEngine, openTestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { booking, openMail, outboxOf, venue } from '../support/mail.ts';
import { startSmtp, type TakenMail } from '../support/smtp.ts';

const suggestion = { name: '访客', contact: 'visitor@company.example', content: '第一行\n第二行' };
const openings = {
  'zh-CN': { venue: '网站收到一份新的', applicant: '我们已收到您的' },
  'en-US': { venue: 'The website has received a new', applicant: 'We have received your' },
};
const english = { language: 'en-US' } as const;

const to = (mails: readonly TakenMail[], address: string) =>
  mails.filter(({ recipients }) => recipients.includes(address));

onEveryEngine('mail about a request', (engine) => {
  const open = async (settings: Record<string, string> = {}) => {
    const database = await openTestDatabase(engine);
    const smtp = await startSmtp();
    return { database, smtp, ...openMail({ database, url: smtp.url, settings }) };
  };

  it.each(languages)(
    'goes to the venue and to the applicant, in the language of the request: %s',
    async (language) => {
      const { source, smtp, database } = await open();
      const requests = [
        ['createMeetingBooking', booking],
        ['createExhibitionBooking', { ...calls.createExhibitionBooking.example, email: booking.email }],
        ['createSuggestion', { ...suggestion, contact: booking.email }],
      ] as const;
      const references: unknown[] = [];
      for (const [name, body] of requests) {
        const answer = await source.call(name, body, { language });
        references.push(answer.ok && answer.data?.reference);
      }
      await eventually(() => expect(smtp.mails).toHaveLength(6));
      for (const [recipient, opening] of [
        [venue, openings[language].venue],
        [booking.email, openings[language].applicant],
      ] as const) {
        const mails = to(smtp.mails, recipient);
        expect(mails.map(({ headers }) => headers.subject?.slice(-11)).toSorted()).toEqual(
          references.toSorted(),
        );
        for (const { headers, text } of mails) {
          expect(headers).toMatchObject({ 'content-language': language, from: venue });
          expect(text).toContain(opening);
        }
      }
      await eventually(async () => {
        for (const row of await outboxOf(database))
          expect(row).toMatchObject({ attempts: 1, next_at: null, error: null });
      });
    },
  );

  it('has reply addresses: the venue replies to the applicant and the applicant to the venue', async () => {
    const { source, smtp, database } = await open({
      MAIL_TO: `${venue}, hall@venue.example`,
      MAIL_FROM: 'The Venue <site@venue.example>',
    });
    await source.call('createMeetingBooking', booking, english);
    await eventually(() => expect(smtp.mails).toHaveLength(2));
    const [fromSite] = to(smtp.mails, venue);
    const [fromVenue] = to(smtp.mails, booking.email);
    expect(fromSite?.recipients).toEqual([venue, 'hall@venue.example']);
    expect(fromSite?.headers).toMatchObject({
      'reply-to': booking.email,
      from: 'The Venue <site@venue.example>',
    });
    expect(fromVenue?.headers).toMatchObject({
      'reply-to': `${venue}, hall@venue.example`,
      to: booking.email,
    });
    const ids = (await outboxOf(database)).map(({ id }) => `<${id}@venue.example>`);
    expect([fromVenue, fromSite].map((mail) => mail?.headers['message-id'])).toEqual(ids);
    for (const { headers } of smtp.mails)
      expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  });

  it('goes only to the venue if a suggestion has a phone number', async () => {
    const { source, smtp, database } = await open();
    await source.call('createSuggestion', { ...suggestion, contact: '13800000000' }, english);
    await eventually(() => expect(smtp.mails).toHaveLength(1));
    expect(smtp.mails[0]?.headers).not.toHaveProperty('reply-to');
    expect(smtp.mails[0]?.text).toContain('No e-mail address was given');
    expect(await outboxOf(database)).toHaveLength(1);
  });

  it('contains no user input in its headers, and marks lines of user input', async () => {
    const { source, smtp } = await open();
    const hostile = 'a@b.example\r\nBcc: all@b.example\r\n\r\nReference: 00000-00000';
    await source.call('createSuggestion', { name: hostile, contact: hostile, content: '.\r\n.' }, english);
    await source.call(
      'createMeetingBooking',
      { ...booking, email: 'a@b.example, c@b.example', meetingName: hostile },
      english,
    );
    await eventually(() => expect(smtp.mails).toHaveLength(2));
    for (const { headers, recipients, text } of smtp.mails) {
      expect(recipients).toEqual([venue]);
      expect(headers).not.toHaveProperty('bcc');
      expect(headers).not.toHaveProperty('reply-to');
      expect(text.match(/^Reference: /gm)).toHaveLength(1);
      expect(text).toContain('\n    Reference: 00000-00000\n');
    }
  });

  it('is sent once for a repeated request and never for a refused one', async () => {
    const { source, smtp, database } = await open();
    const context = { ...english, idempotencyKey: 'one' };
    await Promise.all(
      Array.from({ length: 20 }, () => source.call('createMeetingBooking', booking, context)),
    );
    await source.call('createMeetingBooking', { ...booking, company: 'Another' }, context);
    await source.call('createMeetingBooking', { ...booking, company: '' }, english);
    await eventually(() => expect(smtp.mails).toHaveLength(2));
    expect(await outboxOf(database)).toHaveLength(2);
  });

  it('shows the current state of the request when it is sent, including a withdrawal', async () => {
    const database = await openTestDatabase(engine);
    const { port, stop } = await startSmtp();
    await stop();
    const { source, log, pass } = openMail({ database, url: `smtp://127.0.0.1:${port}` });
    await source.call('createMeetingBooking', booking, english);
    await eventually(() => expect(log).not.toEqual([]));
    await database.write((tx) => tx.updateTable('submission').set({ status: 4 }).execute());
    const smtp = await startSmtp({ port });
    await eventually(() => {
      pass(1);
      expect(to(smtp.mails, venue)).toHaveLength(1);
    });
    expect(to(smtp.mails, venue)[0]?.text).toContain('The applicant has withdrawn it since');
  });
});
