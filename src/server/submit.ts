import { createHash } from 'node:crypto';
import type { Answer, ContentSource } from '#api/content-source.ts';
import { createRequestReader } from '#api/read-request.ts';
import { requestErrors } from '#api/request-errors.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { beforeDeadline, late } from '#lib/before-deadline.ts';
import { clockIn } from '#lib/date.ts';
import { type CreateCallName, calls } from '#schemas/calls.ts';
import type { FormDefinition } from '#schemas/form.ts';
import { honeypotField } from '#schemas/honeypot.ts';
import type { Language } from '#schemas/language.ts';
import { submissionSchema } from '#schemas/submission.ts';
import { appendUnmappedFields, fieldsTaken } from '#schemas/unmapped-fields.ts';
import { bookingPlan } from './booking-plan.ts';
import type { Clock } from './clock.ts';
import type { SubmissionLimit } from './limits/submission-limit.ts';

export interface SubmitDependencies {
  source: ContentSource;
  limitSubmissions: SubmissionLimit;
  clock: Clock;
  /** Nothing can be booked before the time that the clocks of the site show. */
  timeZone: string;
  translations: Readonly<Record<Language, ServerTranslate>>;
}

/** A submission as it came in. */
export interface RawSubmission {
  call: CreateCallName;
  fields: unknown;
  /** The form of the page that was posted without JavaScript; `fields` has a text for each of its fields. */
  form?: FormDefinition;
  /** The client's network, empty if the request came over none. */
  address: string;
  language: Language;
  /** A posted form without a key gets one from its values, the address and the time. */
  idempotencyKey?: string | undefined;
}

/**
 * `trapped`: the field that people do not see was filled in. `rejected`: a code for each field; `byCall` when the form of
 * the page accepts what its call refuses, perhaps in a field that the form does not show. `limited`: try again later.
 */
export type SubmitResult =
  | { kind: 'trapped' }
  | { kind: 'rejected'; errors: Record<string, string>; byCall: boolean }
  | { kind: 'limited'; seconds: number }
  | { kind: 'answered'; answer: Answer<CreateCallName> };

/** The same post from the same address within this time is a repeat, in milliseconds. */
const repeatWindow = 10 * 60_000;

/** Milliseconds that the check of the dates may take; the booking is stored before it. */
const checkDeadline = 2_000;

/**
 * Makes the one function that takes submissions, for the contract's routes and for forms posted without JavaScript:
 * honeypot, schema of the form, schema of the call, limit, then the call.
 */
export function createSubmit({
  source,
  limitSubmissions,
  clock,
  timeZone,
  translations,
}: SubmitDependencies) {
  const timeHere = clockIn(timeZone);
  const now = () => timeHere(clock());
  const readRequest = createRequestReader(now);

  return async function submit(submission: RawSubmission): Promise<SubmitResult> {
    const { call, fields, form, address, language } = submission;
    if (isTrapped(fields)) return { kind: 'trapped' };
    const payload = form ? payloadOf(form, fields, language) : { payload: fields };
    if ('errors' in payload) return { kind: 'rejected', errors: payload.errors, byCall: false };
    const read = readRequest(call, payload.payload, language);
    if (!read.ok) return { kind: 'rejected', errors: read.errors, byCall: true };
    const { request } = read;
    const key =
      submission.idempotencyKey ?? (form ? keyOf([call, request, address, repeatNumber()]) : undefined);
    // After the schemas: people who correct a form must not run into the limit.
    const seconds = await limitSubmissions(address, key);
    if (seconds !== undefined) return { kind: 'limited', seconds };
    const context = key === undefined ? { language } : { language, idempotencyKey: key };
    const answer = await source.call(call, request, context);
    return {
      kind: 'answered',
      answer: answer.ok ? await withDatesTaken(answer, submission, request) : answer,
    };
  };

  /** Adds to the message of an accepted booking, in a line of its own, that halls are taken on its dates (rule EVT-09). */
  async function withDatesTaken<N extends CreateCallName>(
    answer: Answer<N> & { ok: true },
    { call, language }: RawSubmission,
    body: Record<string, unknown>,
  ): Promise<Answer<N>> {
    const deadline = AbortSignal.timeout(checkDeadline);
    const today = now().slice(0, 10);
    const plan = await beforeDeadline(
      bookingPlan(source, { call, body, language, today }, deadline),
      deadline,
    );
    if (plan === late || !plan || plan.overlaps.length === 0) return answer;
    const separator = language === 'zh-CN' ? '、' : ', ';
    const parts = plan.overlaps.map(
      ({ start, end, spaces }) => `${spaces.join(separator)} ${start === end ? start : `${start} – ${end}`}`,
    );
    const line = translations[language]('server.datesTaken', { taken: [...new Set(parts)].join(separator) });
    return { ...answer, message: `${answer.message}\n${line}` };
  }

  /** Applies the rules of an editor's form, and appends what its call has no field for to the free text. */
  function payloadOf(form: FormDefinition, fields: unknown, language: Language) {
    const checked = submissionSchema(form, { language, now }).safeParse(fields);
    return checked.success
      ? appendUnmappedFields(form, fieldsTaken(calls[form.call].creates.fields), checked.data)
      : { errors: requestErrors(checked.error.issues) };
  }

  function repeatNumber(): number {
    return Math.floor(clock().getTime() / repeatWindow);
  }
}

export type Submit = ReturnType<typeof createSubmit>;

/** Whether the hidden honeypot field was filled in, which only bots do. */
function isTrapped(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || !Object.hasOwn(fields, honeypotField)) return false;
  const value: unknown = Reflect.get(fields, honeypotField);
  return value !== '' && value !== undefined && value !== null;
}

const keyOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
