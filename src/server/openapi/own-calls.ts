import { languages } from '#schemas/language.ts';
import { pageSchemaPath } from '../routes/page-schema.ts';
import { pagesArea } from './areas.ts';
import { requestPaths } from './request-calls.ts';

const json = (schema: object) => ({ 'application/json': { schema } });

/** The calls of this site beside the contract. */
export const ownPaths = {
  ...requestPaths,
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
