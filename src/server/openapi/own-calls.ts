import { languages } from '#schemas/language.ts';
import { pagesArea } from './areas.ts';
import { pagePaths } from './page-calls.ts';
import { requestPaths } from './request-calls.ts';

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
