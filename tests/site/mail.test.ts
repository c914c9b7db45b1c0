import { expect, it, onTestFinished } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { ask } from '../support/ask.ts';
import { eventually } from '../support/eventually.ts';
import { venue } from '../support/mail.ts';
import { openTestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';
import { startSmtp } from '../support/smtp.ts';

const booking = calls.createExhibitionBooking.example;

it('a site with mail settings sends mail about a posted request', async () => {
  const smtp = await startSmtp();
  const site = await openTestSite({ DEMO: 'off', SMTP_URL: smtp.url, MAIL_TO: venue });
  onTestFinished(site.close);
  await ask(site, 'createExhibitionBooking', booking, 'zh-CN');
  await eventually(() => expect(smtp.mails).toHaveLength(2));
  expect(smtp.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual([booking.email, venue]);
  // Only the venue's mail contains the input, because an applicant can enter any address.
  for (const { recipients, text } of smtp.mails)
    expect(text.includes(String(booking.exhibitionName))).toBe(recipients.includes(venue));
  expect(site.lines).toEqual([expect.stringMatching(/^The database is empty\. /)]);
});

it('a site in front of a backend sends no mail, and logs that', async () => {
  const smtp = await startSmtp();
  const backend = await startSecondBackend();
  onTestFinished(backend.close);
  const site = await openTestSite({ CONTENT_API: backend.url, SMTP_URL: smtp.url, MAIL_TO: venue });
  await ask(site, 'createExhibitionBooking', booking, 'zh-CN');
  await site.close();
  expect(site.lines).toContainEqual(expect.stringMatching(/^SMTP_URL is ignored: /));
  expect(smtp.mails).toEqual([]);
});
