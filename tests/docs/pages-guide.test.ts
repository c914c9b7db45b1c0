import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { clean } from '#api/clean.ts';
import { createCatalogue } from '#registry/blocks.ts';
import { checkPages } from '#registry/check-pages.ts';
import { pagesDocument } from '#registry/page-schema.ts';

const catalogue = createCatalogue();
const ajv = new Ajv2020({ strictRequired: false, validateFormats: false });
const accepts = ajv.compile(pagesDocument(catalogue, { id: 'pages' }));

/** The JSON examples of a guide, with the first line of each. */
function examplesOf(file: string): [line: number, json: string][] {
  const text = readFileSync(join(import.meta.dirname, '../../docs', file), 'utf8');
  return [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(({ index, 1: json = '' }) => [
    text.slice(0, index).split('\n').length,
    json,
  ]);
}

describe.each(['pages.md', 'pages.zh.md'])('[BLK-05] in docs/%s', (file) => {
  const examples = examplesOf(file);
  it('the guide has as many examples as the one in the other language', () => {
    expect(examples.length).toBe(6);
  });

  it.each(examples)('the example at line %i has no findings and matches the schema', (_line, json) => {
    expect(checkPages(json, { catalogue, cleanProps: ({ schema }, props) => clean(schema, props) })).toEqual({
      kind: 'checked',
      findings: [],
    });
    const value: unknown = JSON.parse(json);
    // A response has its pages as JSON text.
    const pages: unknown = Array.isArray(value) ? JSON.parse(value[0].value) : value;
    expect([accepts(pages), accepts.errors]).toEqual([true, null]);
  });
});
