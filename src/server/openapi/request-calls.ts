import * as z from 'zod';
import { trackingBase } from '#api/track-request.ts';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import {
  amendRequestSchema,
  findRequestSchema,
  type TrackedRequest,
  type TrackingCall,
  trackedRequestSchema,
  trackingCalls,
} from '#schemas/request-tracking.ts';
import { requestsArea } from './areas.ts';
import { answerSchema, type JsonSchema, schemaRef } from './json-schema.ts';

const { status: _status, ...values } = exhibitionBookingExample;
const pair = { reference: '7K3M9-Q2XTA', phone: '0000' };
const tracked: TrackedRequest = {
  reference: pair.reference,
  kind: 'exhibition',
  status: 0,
  createdAt: '2026-11-21T06:05:00.000Z',
  answerBy: '2026-11-22T06:05:00.000Z',
  askedAt: '2026-11-21T09:00:00.000Z',
  timeZone: 'Asia/Shanghai',
  canChange: true,
  values,
};

interface Described {
  summary: string;
  description: string;
  request: z.ZodType;
  example: object;
}

const described: Readonly<Record<TrackingCall, Described>> = {
  find: {
    summary: 'Shows an applicant how a request stands',
    description:
      'Instead of logging in, an applicant knows the reference and the last four digits of the phone number in the request; where a suggestion names no number, the e-mail address or whatever else it names. Both are read however they were written.',
    request: findRequestSchema,
    example: pair,
  },
  amend: {
    summary: 'Puts other values into a request that is new',
    description:
      'The values are checked like those of a new request. Only a request of status 0 can be amended. A repeat changes nothing.',
    request: amendRequestSchema,
    example: { ...pair, values },
  },
  withdraw: {
    summary: 'Takes a request back that is new',
    description: 'Only a request of status 0 can be withdrawn, for good. A repeat changes nothing.',
    request: findRequestSchema,
    example: pair,
  },
};

const operation = (name: TrackingCall) => {
  const { summary, description, request, example } = described[name];
  return {
    operationId: `${name}Request`,
    tags: [requestsArea.name],
    summary,
    description,
    parameters: [{ $ref: '#/components/parameters/Language' }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: takes(request), example } },
    },
    responses: {
      200: answer('The request as it stands now.', { resultCode: 0, message: '', data: tracked }),
      400: { $ref: '#/components/responses/Malformed' },
      404: failure(404, 'No request has this pair; it says nothing about whether there is such a reference.'),
      ...(name === 'find'
        ? {}
        : {
            409: answer('The venue was quicker: the request as it stands now.', {
              resultCode: 409,
              message: 'What the person reads.',
              data: { ...tracked, status: 1, canChange: false },
            }),
          }),
      413: { $ref: '#/components/responses/TooLarge' },
      429: {
        ...failure(429, 'Too many wrong tries, for this reference or from this address.'),
        headers: {
          'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
        },
      },
    },
  };
};

const takes = (schema: z.ZodType): JsonSchema => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
};

const answer = (description: string, example: { resultCode: number; message: string; data: unknown }) => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          resultCode: { type: 'integer', const: example.resultCode },
          message: { type: 'string' },
          data: answerSchema(trackedRequestSchema),
        },
        required: ['resultCode', 'message', 'data'],
        additionalProperties: false,
      },
      example,
    },
  },
});

const failure = (status: number, description: string) => ({
  description,
  content: {
    'application/json': {
      schema: schemaRef('Failure'),
      example: { resultCode: status, message: 'What the person reads.', data: null },
    },
  },
});

/** The calls for request tracking. With an existing backend they answer 404. */
export const requestPaths = Object.fromEntries(
  trackingCalls.map((name) => [`${trackingBase}/${name}`, { post: operation(name) }]),
);
