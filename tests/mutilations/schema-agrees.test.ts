import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { clean } from '#api/clean.ts';
import { blocks, createCatalogue } from '#registry/blocks.ts';
import { checkPages } from '#registry/check-pages.ts';
import type { Finding } from '#registry/findings.ts';
import { pagesDocument } from '#registry/page-schema.ts';
import { thorough } from '../support/thorough.ts';
import { type Config, createPicker, mutilations } from './mutilations.ts';

const catalogue = createCatalogue();
const ajv = new Ajv2020({ strictRequired: false, validateFormats: false });
const accepts = ajv.compile(pagesDocument(catalogue, { id: 'pages' }));
const check = (json: string) =>
  checkPages(json, { catalogue, cleanProps: ({ schema }, props) => clean(schema, props) });

/** Every example twice, three blocks on a page. */
const allPages = Array.from({ length: Math.ceil((blocks.length * 2) / 3) }, (_, index) => ({
  path: `/composed/${index}`,
  title: `Page ${index}`,
  meta: { padding: false },
  blocks: [...blocks, ...blocks]
    .map(({ type, version, example }, place) => ({ id: `${type}-${place}`, type, version, props: example }))
    .slice(index * 3, index * 3 + 3),
}));

/** Three of these pages, chosen by the seed. */
function validConfig(seed: number): Config {
  const pages = [0, 1, 2].map((place) => allPages[(seed * 3 + place) % allPages.length]);
  return structuredClone({ pages, redirects: [{ from: '/old', to: '/composed/1?page=2' }] }) as Config;
}

/**
 * Findings that JSON Schema cannot express: equal items of a list, an empty text after sanitising, and the required
 * fields of a form's call.
 */
const isBeyondSchemas = ({ code, prop }: Finding): boolean =>
  ['duplicate-path', 'duplicate-id', 'empty'].includes(code) ||
  (code === 'invalid-value' && prop === 'form.fields');

/** Number of damaged configs of each kind. */
const seeds = thorough ? 40 : 12;

describe('[BLK-05] the JSON Schema agrees with the reader', () => {
  it('both accept the undamaged configs', () => {
    expect(check(JSON.stringify({ pages: allPages }))).toEqual({ kind: 'checked', findings: [] });
    expect([accepts({ pages: allPages }), accepts.errors]).toEqual([true, null]);
  });

  it.each(mutilations.map((mutilation, index) => [mutilation.name, mutilation, index] as const))(
    '%s: the schema accepts exactly the configs without findings',
    (_name, { apply }, index) => {
      for (let seed = 0; seed < seeds; seed += 1) {
        const config = validConfig(seed);
        const { text = (json: string) => json } = apply(config, createPicker(seed * 1000 + index));
        const json = text(JSON.stringify(config));
        const checked = check(json);
        // Nested deeper than the checker reads.
        if (checked.kind !== 'checked') continue;
        const found = checked.findings.filter((one) => !isBeyondSchemas(one));
        const accepted = accepts(JSON.parse(json));
        expect({ seed, accepted, found: found.map(({ message }) => message.en) }).toEqual({
          seed,
          accepted: checked.findings.length === 0 || found.length === 0,
          found: accepted ? [] : expect.any(Array),
        });
      }
    },
  );
});
