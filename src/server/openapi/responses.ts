import type { Call } from '#schemas/calls.ts';
import { submissionCodes } from '#schemas/submission.ts';
import { entityNames } from './entities.ts';
import { answerSchema, type JsonSchema, schemaRef } from './json-schema.ts';

/** An error response that several calls share. */
interface Refusal {
  status: number;
  name: string;
  description: string;
  /** Name of its envelope schema. */
  schema: string;
  /** Whether a call can be refused this way; `takesFields` is false for a call without parameters. */
  of: (call: Call, takesFields: boolean) => boolean;
}

const refusals: readonly Refusal[] = [
  {
    status: 400,
    name: 'Malformed',
    description: 'The request is malformed; `data.errors` has a code for each field.',
    schema: 'MalformedRequest',
    of: (_call, takesFields) => takesFields,
  },
  {
    status: 403,
    name: 'Forbidden',
    description: 'Sent by a page of another origin.',
    schema: 'Failure',
    of: ({ method }) => method === 'POST',
  },
  {
    status: 404,
    name: 'Missing',
    description: 'Nothing has this id, key or code.',
    schema: 'Failure',
    // Only for calls that return one item; lists and pages are empty instead.
    of: ({ path, downloads, response }) =>
      path.includes('{id}') || downloads !== undefined || entityNames.has(response),
  },
  {
    status: 409,
    name: 'Conflict',
    description: 'The `Idempotency-Key` was used before, with another body.',
    schema: 'Failure',
    of: ({ creates }) => creates !== undefined,
  },
  {
    status: 413,
    name: 'TooLarge',
    description: 'The body is larger than 64 KiB.',
    schema: 'Failure',
    of: ({ method }) => method === 'POST',
  },
  {
    status: 429,
    name: 'TooMany',
    description:
      'Too many submissions from this address; `Retry-After` says how many seconds to wait. Repeats of one key are free.',
    schema: 'Failure',
    of: ({ creates }) => creates !== undefined,
  },
];

const envelopeOf = (resultCode: JsonSchema, data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    resultCode,
    message: { type: 'string', description: 'For the person, in the language of the call; may be empty.' },
    data,
  },
  required: ['resultCode', 'message', 'data'],
  additionalProperties: false,
});

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const statusCode = (status: number): JsonSchema => ({ type: 'integer', const: status });

/** Envelopes of all failures. */
export const failureSchemas: Readonly<Record<string, JsonSchema>> = {
  Failure: {
    description:
      'The call could not be answered. Existing backends say so with status 200 and any code but 0.',
    ...envelopeOf({ type: 'integer', not: { const: 0 } }, { type: 'null' }),
  },
  MalformedRequest: envelopeOf(statusCode(400), {
    type: 'object',
    properties: {
      errors: {
        type: 'object',
        description: 'By the name of the field; `request` stands for the request as a whole.',
        additionalProperties: {
          type: 'string',
          enum: ['required', 'too_long', 'invalid', ...submissionCodes],
        },
      },
    },
    required: ['errors'],
    additionalProperties: false,
  }),
};

/** The shared error responses as components, by name. */
export const refusalResponses = (): Record<string, unknown> =>
  Object.fromEntries(
    refusals.map(({ status, name, description, schema }) => {
      const data = schema === 'MalformedRequest' ? { errors: { type: 'invalid' } } : null;
      const example = { resultCode: status, message: 'What the person reads.', data };
      return [name, { description, content: { 'application/json': { schema: schemaRef(schema), example } } }];
    }),
  );

/** All responses of a call, by HTTP status. */
export const responsesOf = (call: Call, takesFields: boolean): Record<string, unknown> => ({
  200: success(call),
  ...Object.fromEntries(
    refusals
      .filter((refusal) => refusal.of(call, takesFields))
      .map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  ),
});

function success({ downloads, response }: Call) {
  if (downloads)
    return {
      description: 'The file, streamed; or why there is none.',
      headers: {
        'Content-Disposition': { description: 'The name to save it under.', schema: { type: 'string' } },
        'Content-Length': {
          description: 'In bytes, where it is known before they come.',
          schema: { type: 'integer' },
        },
      },
      content: {
        [downloads]: { schema: { type: 'string', format: 'binary' } },
        ...json(schemaRef('Failure')),
      },
    };
  const answered = envelopeOf(statusCode(0), answerSchema(response));
  return {
    description: 'The answer, or why there is none.',
    content: json({ anyOf: [answered, schemaRef('Failure')] }),
  };
}
