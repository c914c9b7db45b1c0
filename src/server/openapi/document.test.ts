import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#registry/blocks.ts';
import { callNames, calls, contractBase } from '#schemas/calls.ts';
import { ruleOf } from '#tests/support/call-rules.ts';
import { formField, openApiDocument } from './document.ts';

const document = openApiDocument({ origin: 'https://site.example', catalogue: createCatalogue() });

interface Operation {
  operationId: string;
  tags: string[];
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string; schema?: object }[];
  requestBody?: { content: { 'application/json': { schema: { required: string[] }; example: unknown } } };
  responses: Record<string, unknown>;
}

const operationOf = (name: (typeof callNames)[number]): Operation => {
  const { method, path } = calls[name];
  const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(document.paths));
  const operation = paths[contractBase + path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};

const parametersOf = (name: (typeof callNames)[number], place: string) =>
  operationOf(name).parameters.filter((parameter) => parameter.in === place);

describe('the OpenAPI document', () => {
  it('has neither errors nor warnings by the recommended rules of a public linter', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The project states no licence; the document must not state one for it.
        'info-license': 'off',
        // A call without parameters cannot be refused.
        'operation-4xx-response': 'off',
      },
    });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it.each(callNames)(
    'describes the call %s by its name, with its language, parameters and example',
    (name) => {
      const { method, example, path } = calls[name];
      const operation = operationOf(name);
      expect(operation.operationId, ruleOf[name]).toBe(name);
      expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/Language' });
      if (method === 'POST')
        expect(operation.requestBody?.content['application/json'].example).toEqual(example);
      else
        expect(
          [...parametersOf(name, 'query'), ...parametersOf(name, 'path')].map((field) => field.name),
        ).toEqual(expect.arrayContaining(Object.keys(example)));
      expect(parametersOf(name, 'path').map((field) => field.name)).toEqual(
        path.includes('{id}') ? ['id'] : [],
      );
    },
  );

  it('gives every call a tag that the document describes', () => {
    const introduced = document.tags.map(({ name }) => name);
    for (const name of callNames) expect(introduced).toEqual(expect.arrayContaining(operationOf(name).tags));
  });

  it('describes required fields, defaults and paging limits', () => {
    expect(parametersOf('introduction', 'query')).toMatchObject([
      { name: 'code', required: true },
      { name: 'type', required: true, schema: { type: 'integer', minimum: 1, maximum: 2 } },
    ]);
    expect(parametersOf('scheduleList', 'query')).toMatchObject([
      { name: 'pageSize', required: false, schema: { default: 999, minimum: 1, maximum: 999 } },
      { name: 'pageNo', required: false, schema: { default: 1, minimum: 1, maximum: 10_000 } },
      { name: 'type', required: false, schema: { default: 0, minimum: 0, maximum: 2 } },
      { name: 'start', required: false, schema: { type: 'string', format: 'date' } },
      { name: 'end', required: false, schema: { type: 'string', format: 'date' } },
      { name: 'taken', required: false, schema: { type: 'string', enum: ['0', '1'] } },
    ]);
  });

  it('gives only create calls an idempotency key, conflicts and rate limits', () => {
    for (const name of callNames) {
      const { parameters, responses } = operationOf(name);
      const creates = 'creates' in calls[name];
      const key = { $ref: '#/components/parameters/IdempotencyKey' };
      expect(
        parameters.some(({ $ref }) => $ref === key.$ref),
        name,
      ).toBe(creates);
      expect('409' in responses && '429' in responses, name).toBe(creates);
    }
  });

  it('describes form fields by their labels', () => {
    expect(operationOf('createMeetingBooking').requestBody?.content['application/json'].schema).toMatchObject(
      {
        required: expect.arrayContaining(['meetingName', 'decorateTime', 'email']),
        properties: {
          meetingName: { type: 'string', maxLength: 100, description: 'Name in Chinese' },
          decorateTime: { type: 'string', pattern: expect.stringContaining('\\d{4}-\\d{2}-\\d{2}') },
        },
      },
    );
  });

  it.each([
    [true, 'Expected visitors: a whole number from 1 to 20000, as text', '^-?\\d+$'],
    [false, 'Expected visitors: a number from 1 to 20000, as text', '^-?\\d+(\\.\\d+)?$'],
  ])(
    'describes a number with its limits, and with decimals unless it is whole (%s)',
    (whole, description, pattern) => {
      const label = { zh: '预计观众', en: 'Expected visitors' };
      const visitors = {
        name: 'visitors',
        kind: 'number',
        label,
        required: true,
        whole,
        min: 1,
        max: 20_000,
      } as const;
      expect(formField({ fields: [visitors] }, 'visitors')).toEqual({ description, pattern });
    },
  );

  it('describes the album download as a zip file', () => {
    expect(operationOf('albumZip').responses).toMatchObject({
      200: { content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } },
      404: { $ref: '#/components/responses/Missing' },
    });
  });

  it('[BLK-05] has page definitions as components, with blocks discriminated by type', () => {
    const {
      Block,
      Page,
    }: Record<string, Record<string, unknown>> = JSON.parse(JSON.stringify(document.components.schemas));
    expect(Page).toMatchObject({
      additionalProperties: false,
      properties: { blocks: { items: { $ref: '#/components/schemas/Block' } } },
    });
    expect(Block).toMatchObject({
      discriminator: {
        propertyName: 'type',
        mapping: { 'rich-text': '#/components/schemas/Block-rich-text' },
      },
      oneOf: expect.arrayContaining([{ $ref: '#/components/schemas/Block-rich-text' }]),
    });
  });
});
