import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { QueryContext } from '#blocks/define.ts';
import { createTranslations } from '#i18n/translations.ts';
import { blocks } from './blocks.ts';
import { textsOf } from './load-blocks.ts';
import type { PageBlock, QueryKey, QueryResult } from './page-payload.ts';

const t = createTranslations()['en-US'];
const context: QueryContext = {
  language: 'en-US',
  search: {},
  siteCode: 'official',
  timeZone: 'Asia/Shanghai',
  today: () => '2026-11-21',
  tracksRequests: false,
  pagesShowing: () => [],
  picture: () => undefined,
  config: () => undefined,
};

describe.each(blocks.map((definition) => [definition.type, definition] as const))(
  '%s',
  (type, definition) => {
    const { data: props, error } = definition.schema.safeParse(definition.example);
    if (error) throw new Error(`The example of the block ${type} is not valid:\n${z.prettifyError(error)}`);
    const block = { id: 'a', type, version: 1, props: {} };
    const key: QueryKey = ['en-US', 'static', null, 'q'];
    // Cast because the block's own types are erased in the list of all blocks.
    const names = Object.keys(definition.queries?.(props as never, context) ?? {});

    it.each(['late', 'failed', 'missing'] as const)(
      '[ROUTE-07] returns texts or an empty list if its data is %s',
      (state) => {
        const queries = Object.fromEntries(
          names.map((name): [string, QueryResult] => [name, { state, key }]),
        );
        const loaded: PageBlock = { id: 'a', type, props, queries };
        expect(definition.texts).toBeDefined();
        expect(
          textsOf([{ valid: true, block, definition: definition as never, props }], [loaded], t),
        ).toHaveLength(1);
      },
    );

    it('[ROUTE-07] returns no texts if its queries could not be built', () => {
      const loaded: PageBlock = { id: 'a', type, props, queries: {}, broken: true };
      expect(textsOf([{ valid: true, block, definition: definition as never, props }], [loaded], t)).toEqual(
        [],
      );
    });
  },
);
