import type { BlockCatalogue } from '#registry/blocks.ts';
import { severities } from '#registry/findings.ts';
import { blockSchemaName, pageSchemas } from '#registry/page-schema.ts';
import { languages } from '#schemas/language.ts';
import { pageCheckPath, pageHealthPath, pageSchemaPath } from '../routes/page-api.ts';
import { pagesArea } from './areas.ts';
import { type JsonSchema, schemaRef } from './json-schema.ts';

const object = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const text = (description: string): JsonSchema => ({ type: 'string', description });
const count: JsonSchema = { type: 'integer', minimum: 0 };

const finding = {
  ...object(
    {
      page: text('Path of the page; absent for what belongs to no page.'),
      block: {
        ...object({ id: { type: 'string' }, type: { type: 'string' } }),
        description: '`id` is the one that the block has on the page, also where the definition has none.',
      },
      prop: text('Path of the value: inside of the props of the block, or of the page.'),
      code: { type: 'string', enum: Object.keys(severities) },
      severity: {
        type: 'string',
        enum: ['error', 'warning', 'notice'],
        description:
          '`error`: visitors lose something. `warning`: the site repaired or ignored something, or a block has nothing to show. `notice`: an empty value that may be absent.',
      },
      nearest: text('The known name that was probably meant.'),
      found: text('The value as it came, shortened.'),
      expected: text('What the schema wants in its place.'),
      used: text('The value that the site reads in its place.'),
      rule: {
        ...object({ kind: { type: 'string' }, value: { type: 'string' } }),
        description: 'The rule of the schema that the value breaks.',
      },
      leftOut: text(
        'What visitors do not see because of it: `page`, `block`, `redirect`, or the path of a value.',
      ),
      language: { type: 'string', enum: ['zh', 'en'], description: 'The part of the input that it is in.' },
      message: {
        ...object({ zh: { type: 'string' }, en: { type: 'string' } }),
        description: 'The whole finding in words.',
      },
    },
    ['page', 'block', 'prop', 'nearest', 'found', 'expected', 'used', 'rule', 'leftOut', 'language'],
  ),
  description: 'Something in a page definition that the site repairs, ignores or leaves out.',
};

/** Components for page definitions; `type` discriminates blocks. */
export function pageComponents(catalogue: BlockCatalogue): Record<string, JsonSchema> {
  const { Block: { title, oneOf } = {}, ...schemas } = pageSchemas(catalogue, schemaRef);
  const mapping = Object.fromEntries(
    [...catalogue.keys()].map((type) => [type, `${schemaRef(blockSchemaName(type)).$ref}`]),
  );
  return {
    ...schemas,
    PageFinding: finding,
    Block: { title, type: 'object', oneOf, discriminator: { propertyName: 'type', mapping } },
  };
}

const moment: JsonSchema = { type: 'string', format: 'date-time' };
const failedCall = (more: Record<string, JsonSchema>) =>
  object(
    {
      call: text('Name of the call, as in this document.'),
      request: { type: 'object' },
      ...more,
      reason: { type: 'string' },
      since: { ...moment, description: 'When it first failed in an unbroken row.' },
      at: { ...moment, description: 'When it last failed.' },
      answeredAgain: { ...moment, description: 'When it was answered again; absent while it fails.' },
    },
    ['answeredAgain'],
  );
const part: JsonSchema = { type: 'string', enum: ['zh', 'en'] };

const routeHealth = object(
  {
    path: { type: 'string' },
    language: part,
    origin: {
      type: 'string',
      enum: ['built-in', 'cms', 'menu'],
      description: '`menu`: a menu item without a page.',
    },
    title: text('Of a page.'),
    redirectsTo: text('Of a route that only redirects.'),
    blocks: {
      type: 'array',
      items: object({
        id: { type: 'string' },
        type: { type: 'string' },
        shown: { type: 'boolean', description: 'False when its findings say why it is left out.' },
        props: {
          type: 'array',
          items: { type: 'string' },
          description:
            'Names of the props that have a value: `links[].href`. A prop with a limited choice is named with its value: `view=page`.',
        },
      }),
    },
    machines: {
      type: 'array',
      items: { type: 'string' },
      description: 'Ids of the state machines that the page runs (docs/machines.md).',
    },
    findings: { type: 'array', items: schemaRef('PageFinding') },
    lastFailedCall: failedCall({ block: text('The block that makes the call.') }),
  },
  ['title', 'redirectsTo', 'lastFailedCall'],
);

const health = object(
  {
    checkedAt: moment,
    complete: {
      type: 'boolean',
      description: 'False when menu, config, header or footer could not be had.',
    },
    lastFailedCall: failedCall({ language: { type: 'string', enum: [...languages] } }),
    routes: { type: 'array', items: routeHealth },
    findings: {
      type: 'array',
      items: schemaRef('PageFinding'),
      description: 'What belongs to no route.',
    },
    problems: {
      type: 'array',
      items: { type: 'string' },
      description: 'Menu items and redirects that disagree with each other.',
    },
  },
  ['lastFailedCall'],
);

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

const example = {
  path: '/about/travel',
  title: 'Getting here',
  blocks: [{ id: 'text', type: 'rich-text', props: { html: '<p>By boat.</p>' } }],
};

/** The calls for authors of pages. */
export const pagePaths = {
  [pageSchemaPath]: {
    get: {
      operationId: 'pageSchema',
      tags: [pagesArea.name],
      summary: 'The JSON Schema (2020-12) of page definitions, for `$schema` in an editor',
      description:
        'It describes the strict form: a page, the pages of one language, or the value of `official.pages.config` in both. The site reads more than it allows and reports what it had to repair.',
      responses: {
        200: {
          description: 'The schema.',
          content: { 'application/schema+json': { schema: { type: 'object' } } },
        },
      },
    },
  },
  [pageCheckPath]: {
    post: {
      operationId: 'checkPages',
      tags: [pagesArea.name],
      summary: 'Everything that is wrong with page definitions',
      description:
        'Reads the body as the site reads its pages, and stores nothing. The body is a page, the pages of one language, the value of `official.pages.config`, or the answer of the call that holds it, with or without its envelope. It may be wrong in any way: the schemas describe what has no findings. At most 1 MiB.',
      parameters: [{ $ref: '#/components/parameters/Language' }],
      requestBody: {
        required: true,
        content: json(
          {
            anyOf: [
              schemaRef('Page'),
              schemaRef('PagesConfig'),
              schemaRef('PagesConfigInBothLanguages'),
              { type: 'array', items: schemaRef('RemoteConfig') },
            ],
          },
          example,
        ),
      },
      responses: {
        200: {
          description: 'The findings; `ok` says that there are none.',
          content: json(
            object({
              resultCode: { type: 'integer', const: 0 },
              message: { type: 'string' },
              data: object({
                ok: { type: 'boolean' },
                errors: count,
                warnings: count,
                notices: count,
                findings: { type: 'array', items: schemaRef('PageFinding') },
              }),
            }),
          ),
        },
        400: {
          description: 'The body is no JSON, is nested too deep, or holds no pages; the message says why.',
          content: json(schemaRef('MalformedRequest')),
        },
        403: { $ref: '#/components/responses/Forbidden' },
        413: {
          description: 'The body is larger than 1 MiB, or has more than 10,000 values.',
          content: json(schemaRef('Failure')),
        },
        429: {
          description: 'Too many checks from this address.',
          headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } } },
          content: json(schemaRef('Failure')),
        },
      },
    },
  },
  [pageHealthPath]: {
    get: {
      operationId: 'pageHealth',
      tags: [pagesArea.name],
      summary: 'Every route with its origin, blocks, findings, and the call that failed last',
      description:
        'Answers 404 unless the site was started with `HEALTH_TOKEN`. Failed calls are those since the start of this server.',
      security: [{ healthToken: [] }],
      responses: {
        200: {
          description: 'All routes in both languages.',
          content: json(
            object({ resultCode: { type: 'integer', const: 0 }, message: { type: 'string' }, data: health }),
          ),
        },
        401: { description: 'The token is missing or wrong.', content: json(schemaRef('Failure')) },
        404: { $ref: '#/components/responses/Missing' },
      },
    },
  },
};
