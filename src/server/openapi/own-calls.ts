import * as z from 'zod';
import { trackingBase } from '#api/track-request.ts';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { languages } from '#schemas/language.ts';
import {
  amendRequestSchema,
  findRequestSchema,
  type TrackedRequest,
  type TrackingCall,
  trackedRequestSchema,
  trackingCalls,
} from '#schemas/request-tracking.ts';
import { pagesArea, requestsArea } from './areas.ts';
import { answerSchema, type JsonSchema, schemaRef } from './json-schema.ts';
import { pagePaths } from './page-calls.ts';

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
const requestPaths = Object.fromEntries(
  trackingCalls.map((name) => [`${trackingBase}/${name}`, { post: operation(name) }]),
);

const json = (schema: object) => ({ 'application/json': { schema } });

/** The calls of this site beside the contract. */
export const ownPaths = {
  ...requestPaths,
  ...pagePaths,
  '/api/page': {
    get: {
      operationId: 'page',
      tags: [pagesArea.name],
      summary: 'One ready page: its route, blocks and data, or where it leads',
      description:
        'What the browser asks for when a visitor follows a link. Its shape follows the blocks and changes with them.',
      parameters: [
        {
          name: 'url',
          in: 'query',
          required: true,
          description: 'Path and query of the page, without `lang`.',
          schema: { type: 'string', minLength: 1, maxLength: 2000, pattern: '^/' },
          example: '/news/newsInfo?page=2',
        },
        {
          name: 'lang',
          in: 'query',
          required: true,
          schema: { type: 'string', enum: [...languages] },
          example: 'en-US',
        },
        {
          name: 'view',
          in: 'query',
          description: '`1` when `?lang=` stands in the address bar: links of the page keep it.',
          schema: { type: 'string', const: '1' },
        },
        {
          name: 'shell',
          in: 'query',
          description: 'The revision whose header and footer are known already; they are then left out.',
          schema: { type: 'string', maxLength: 100 },
        },
      ],
      responses: {
        200: {
          description: 'The page, or where it leads.',
          content: json({
            oneOf: [
              { type: 'object', properties: { page: { type: 'object' } }, required: ['page'] },
              { type: 'object', properties: { redirect: { type: 'string' } }, required: ['redirect'] },
            ],
          }),
        },
        400: { $ref: '#/components/responses/Malformed' },
      },
    },
  },
  '/api/blocks': {
    get: {
      operationId: 'blocks',
      tags: [pagesArea.name],
      summary: 'Every block type with the JSON Schema of its props and a valid example',
      responses: {
        200: {
          description: 'The block types of this site.',
          content: json({
            type: 'array',
            items: {
              type: 'object',
              properties: {
                type: { type: 'string' },
                version: { type: 'integer', minimum: 1 },
                props: { type: 'object', description: 'A JSON Schema.' },
                example: { type: 'object' },
              },
              required: ['type', 'version', 'props', 'example'],
              additionalProperties: false,
            },
          }),
        },
      },
    },
  },
};
