import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import * as z from 'zod';
import { idempotencyHeader, languageHeader } from '#api/envelope.ts';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { type Call, type CallName, callNames, calls, contractBase } from '#schemas/calls.ts';
import type { LocalisedForm } from '#schemas/form.ts';
import { isTimeField } from '#schemas/form-fields.ts';
import { defaultLanguage, languages } from '#schemas/language.ts';
import { labelsOf } from '#schemas/request-forms.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { forEveryone, sendEncoded, whenFound } from '../routes/cached-response.ts';
import { areaOf, areas } from './areas.ts';
import { entitySchemas, type JsonSchema, withoutMachineLimits } from './json-schema.ts';
import { ownPaths } from './own-calls.ts';
import { pageComponents } from './page-calls.ts';
import { failureSchemas, refusalResponses, responsesOf } from './responses.ts';

/**
 * The OpenAPI 3.1 document of all machine-readable calls of this site. The contract's part is derived from
 * the call table, so it always matches the routes.
 */
export const openApiDocument = ({ origin, catalogue }: { origin: string; catalogue: BlockCatalogue }) => ({
  openapi: '3.1.1',
  info: {
    title: 'Pavilion',
    version: '1.0.0',
    summary: 'The contract between a convention centre’s website and its content.',
    description,
  },
  servers: [{ url: origin, description: 'This site' }],
  // All calls are public; there is no login.
  security: [],
  tags: areas.map(({ name, description }) => ({ name, description })),
  paths: { ...contractPaths(), ...ownPaths },
  components: {
    parameters: {
      Language: {
        name: languageHeader,
        in: 'header',
        description:
          'The language of texts and messages. Items that are not translated are left out of lists.',
        schema: { type: 'string', enum: [...languages], default: defaultLanguage },
      },
      IdempotencyKey: {
        name: idempotencyHeader,
        in: 'header',
        description:
          'Made once for each submission: a repeat with the same key and body gets the first answer.',
        schema: { type: 'string', maxLength: 200 },
        example: '5f0c6a9e-3f0b-4d0a-9d1c-1d2f3a4b5c6d',
      },
    },
    securitySchemes: {
      healthToken: { type: 'http', scheme: 'bearer', description: 'The setting `HEALTH_TOKEN`.' },
    },
    responses: refusalResponses(),
    schemas: { ...entitySchemas(), ...failureSchemas, ...pageComponents(catalogue) },
  },
});

const description = [
  'Every answer is an envelope: `resultCode` is 0 for a success, `message` is for the person, `data` is the answer.',
  'A call that fails has status 200 and another code, as existing backends do; a request that is refused has the',
  'status of its reason. Fields without a value are left out. HTML is sanitised. Addresses of pictures and files may',
  'be relative to the origin of the site.',
].join(' ');

function contractPaths(): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of callNames) {
    const { method, path } = calls[name];
    paths[contractBase + path] = { ...paths[contractBase + path], [method.toLowerCase()]: operation(name) };
  }
  return paths;
}

function operation(name: CallName) {
  const call: Call = calls[name];
  const fields = fieldsOf(name);
  const inBody = call.method === 'POST';
  return {
    operationId: name,
    tags: [areaOf(call)],
    summary: call.summary,
    parameters: [
      { $ref: '#/components/parameters/Language' },
      ...(call.creates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(inBody ? [] : fields.map((field) => parameter(field, call.path))),
    ],
    ...(inBody ? { requestBody: body(fields, call.example) } : {}),
    responses: responsesOf(call, fields.length > 0),
  };
}

function parameter({ name, required, schema, example }: Field, path: string) {
  const { description, ...rest } = schema;
  return {
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required,
    ...(description ? { description } : {}),
    schema: rest,
    ...(example === undefined ? {} : { example }),
  };
}

const body = (fields: readonly Field[], example: unknown) => ({
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
        required: fields.filter(({ required }) => required).map(({ name }) => name),
      },
      example,
    },
  },
});

/** One value of a request. */
interface Field {
  name: string;
  required: boolean;
  schema: JsonSchema;
  example: unknown;
}

/** The fields of a call's request, in the order of its schema. */
function fieldsOf(name: CallName): Field[] {
  const { request, example, creates }: Call = calls[name];
  const { properties = {}, required = [] } = z.toJSONSchema(request, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema),
  });
  const examples = z.record(z.string(), z.unknown()).parse(example);
  return Object.entries(properties).map(([field, described]) => {
    const schema: JsonSchema = typeof described === 'object' ? described : {};
    const limits =
      schema.type === 'integer' && schema.minimum === undefined ? limitsOf(request, examples, field) : {};
    return {
      name: field,
      required: required.includes(field),
      schema: { ...schema, ...limits, ...(creates ? formField(creates, field) : {}) },
      example: examples[field],
    };
  });
}

function simplify(schema: JsonSchema): void {
  withoutMachineLimits(schema);
  // The format is enough; the pattern of valid dates is longer than all other patterns together.
  if (schema.format === 'date') delete schema.pattern;
}

/**
 * Paging accepts any whole number and uses the nearest valid one. Its limits are not part of the schema, so
 * they are found by parsing numbers far beyond them.
 */
function limitsOf(
  request: z.core.$ZodType,
  examples: Readonly<Record<string, unknown>>,
  field: string,
): JsonSchema {
  const nearest = (value: number) =>
    z.record(z.string(), z.unknown()).parse(z.parse(request, { ...examples, [field]: value }))[field];
  return {
    minimum: nearest(-1e9),
    maximum: nearest(1e9),
    description: 'A number beyond these limits counts as the nearest one.',
  };
}

/** Describes a field of a create call as its form does: the label, and the format of its value. */
export function formField({ fields }: Pick<LocalisedForm, 'fields'>, name: string): JsonSchema {
  for (const field of fields) {
    const label = new Map(labelsOf(field)).get(name)?.en;
    if (label === undefined) continue;
    if (isTimeField(field))
      return {
        description: `${label}: yyyy-mm-dd hh:mm:ss in the time zone of the site, the seconds are optional`,
        pattern: '^\\d{4}-\\d{2}-\\d{2}[ T]\\d{2}:\\d{2}(:\\d{2})?$',
      };
    if (field.kind === 'number')
      return {
        description: `${label}: a ${field.whole ? 'whole ' : ''}number from ${field.min} to ${field.max}, as text`,
        pattern: field.whole ? '^-?\\d+$' : '^-?\\d+(\\.\\d+)?$',
      };
    return { description: label };
  }
  return {};
}

interface OpenApiOptions {
  catalogue: BlockCatalogue;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** `client` is the folder of the browser build, which contains the documentation page. */
  files: { client?: string | undefined };
}

/** `GET /api/openapi.json`: the OpenAPI document. `GET /api/docs`: interactive documentation. */
export function openApiRoutes({ catalogue, siteOrigin, files: { client } }: OpenApiOptions) {
  const routes = new Hono();
  let document: EncodedPage | undefined;
  const make = () => encodePage(JSON.stringify(openApiDocument({ origin: siteOrigin, catalogue })));
  routes.get('/api/openapi.json', (c) => {
    document ??= make();
    return sendEncoded(c, document, forEveryone('application/json'));
  });
  if (client)
    routes.get(
      '/api/docs',
      whenFound({ 'cache-control': 'no-cache' }),
      serveStatic({ root: client, path: 'api-docs.html' }),
    );
  return routes;
}
