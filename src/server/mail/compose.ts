import * as z from 'zod';
import { calls } from '#schemas/calls.ts';
import { formDefinitionSchema, type LocalisedForm } from '#schemas/form.ts';
import { type Language, languages, localise } from '#schemas/language.ts';
import { labelsOf } from '#schemas/request-forms.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { answerTime, requestKinds } from '#schemas/request-tracking.ts';
import type { BookingPlan, bookingPlan } from '../booking-plan.ts';
import type { NoticeKind, SubmissionTable } from '../db/tables.ts';
import { applicantAddress } from './address.ts';
import { createMailFormatter, type MailFormatter } from './mail-formatter.ts';
import type { Mailbox, MailSettings } from './settings.ts';

/**
 * A mail, ready to be sent. Its headers contain only our texts, the reference and parsed addresses, never raw
 * input.
 */
export interface Message {
  /** Derived from the outbox row: a mail that is sent twice has the same id both times. */
  messageId: string;
  from: Mailbox;
  to: readonly string[];
  replyTo: readonly string[];
  subject: string;
  text: string;
  language: Language;
}

/** Writes the mail of an outbox row; `undefined` if it has no recipient. */
export type Compose = (
  notice: { id: string; kind: NoticeKind },
  submission: SubmissionTable,
) => Promise<Message | undefined>;

export interface ComposeOptions extends Pick<MailSettings, 'from' | 'to'> {
  /** Origin of the links in mails to applicants. */
  siteOrigin: string;
  /** Time zone in which times are written. */
  timeZone: string;
  /** Path of the page that looks up requests; `undefined` if the site has none, then the mail has no link. */
  trackingPath: (language: Language) => Promise<string | undefined>;
  /** Checks a booking against the schedule; absent in programs without content. */
  planOf?:
    | ((booking: Omit<Parameters<typeof bookingPlan>[1], 'today'>) => Promise<BookingPlan | undefined>)
    | undefined;
}

const requestSchema = z.object({
  call: formDefinitionSchema.shape.call,
  language: z.enum(languages),
  reference: z.string(),
  created_at: z.iso.datetime().transform((text) => Date.parse(text)),
  status: z.int(),
  body: z.preprocess((text) => JSON.parse(String(text)), z.record(z.string(), z.unknown())),
});
type Request = z.output<typeof requestSchema>;

/**
 * Creates mails about requests, in the language of the request, with fields labelled as in the form.
 * @throws when a row does not match the current schema; the error may contain personal data and must not be
 * logged
 */
export function createCompose({ from, to, trackingPath, planOf, ...options }: ComposeOptions): Compose {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return async ({ id, kind }, submission) => {
    const request = requestSchema.parse(submission);
    const address = applicantAddress(request.body);
    if (kind === 'applicant' && !address) return undefined;
    const format = createMailFormatter({ ...request, ...options });
    const toApplicant = address ? [address] : [];
    const { language, reference } = request;
    const parameters = { request: format.requestName, reference };
    const letter =
      kind === 'venue'
        ? {
            to,
            replyTo: toApplicant,
            subject: format.t('venueSubject', parameters),
            text: toVenue(request, format, (await planOf?.(request))?.overlaps ?? []),
          }
        : {
            to: toApplicant,
            replyTo: to,
            subject: format.t('applicantSubject', parameters),
            text: fromVenue(request, format, await trackingPath(language)),
          };
    return { messageId: `<${id}@${domain}>`, from, language, ...letter };
  };
}

function toVenue(
  request: Request,
  { t, requestName, line, dateTime }: MailFormatter,
  overlaps: BookingPlan['overlaps'],
): string {
  const withdrawn = request.status === requestStatus.withdrawn;
  return paragraphs([
    [t('venueOpening', { request: requestName }), ...(withdrawn ? [t('withdrawn')] : [])],
    [
      line(t('reference'), request.reference),
      line(t('received'), dateTime(request.created_at)),
      ...(isBooking(request) && !withdrawn ? [line(t('answerBy'), dateTime(answerBy(request)))] : []),
    ],
    labelledValues(calls[request.call].creates, request).map(({ label, value }) => line(label, value)),
    overlaps.map(({ start, end, spaces, name, isHold }) =>
      line(t('taken'), `${spaces.join(', ')} ${start} – ${end}: ${name ?? t(isHold ? 'hold' : 'unnamed')}`),
    ),
    [t(applicantAddress(request.body) ? 'reply' : 'noReply')],
  ]);
}

/**
 * Contains no user input: people can enter someone else's address, and the site must not send text written by
 * strangers.
 */
function fromVenue(
  request: Request,
  { t, requestName, siteOrigin, line, dateTime, pageUrl }: MailFormatter,
  tracking: string | undefined,
): string {
  const booking = isBooking(request);
  return paragraphs([
    [t('applicantOpening', { request: requestName }), t(booking ? 'bookingPromise' : 'suggestionPromise')],
    [
      line(t('reference'), request.reference),
      ...(booking ? [line(t('answeredBy'), dateTime(answerBy(request)))] : []),
      ...(tracking === undefined
        ? []
        : [line(t(booking ? 'lookUpByPhone' : 'lookUpByAddress'), pageUrl(tracking))]),
    ],
    [t('why', { site: siteOrigin })],
  ]);
}

/** An answer within a day is promised for bookings (rule BOOK-08). */
const isBooking = ({ call }: Request) => requestKinds[call] !== 'suggestion';
const answerBy = ({ created_at }: Request) => created_at + answerTime;

const paragraphs = (parts: readonly (readonly string[])[]) =>
  `${parts
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;

/** Set by the site, not by the applicant. */
const notFromApplicant = ['status'];

/** The submitted values with their form labels, in form order; values without a label come last. */
function labelledValues(
  { fields }: Pick<LocalisedForm, 'fields'>,
  { body, language }: Request,
): { label: string; value: string }[] {
  const labels = new Map(
    fields.flatMap(labelsOf).map(([name, label]) => [name, localise(label, language)] as const),
  );
  for (const name of Object.keys(body))
    if (!labels.has(name) && !notFromApplicant.includes(name)) labels.set(name, name);
  return [...labels].flatMap(([name, label]) => {
    const value = String(body[name] ?? '').trim();
    return value === '' ? [] : [{ label, value }];
  });
}
