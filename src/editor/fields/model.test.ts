import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blocks } from '#registry/blocks.ts';
import { label } from '#schemas/label.ts';
import type { Localised } from '#schemas/language.ts';
import type { FieldModel } from './field-model.ts';
import { modelOf } from './model.ts';
import { fieldsIn } from './walk-fields.test-support.ts';

/** The label of a key without one is the key itself, in both languages. */
const isMissing = (label: Localised) => label.zh === label.en || label.zh === '';

/** The fields below a field, with their keys from the block's schema down: `rows.opens`. */
function fieldsWithPath(field: FieldModel, above: string): [string, FieldModel][] {
  const path = [above, field.key].filter(Boolean).join('.');
  const within = (parts: readonly FieldModel[]) => parts.flatMap((part) => fieldsWithPath(part, path));
  switch (field.kind) {
    case 'object':
      return [[path, field], ...within(field.fields)];
    case 'list':
      return [[path, field], ...within([field.item])];
    case 'record':
      return [[path, field], ...within([field.keys, field.item])];
    case 'union':
    case 'source':
      return [[path, field], ...within(field.variants)];
    default:
      return [[path, field]];
  }
}

/** What a field lacks for editors, with what to write. */
function missingLabels([path, field]: readonly [string, FieldModel]): string[] {
  const key = path.split('.').at(-1);
  const options = field.kind === 'choice' || field.kind === 'icon' ? field.options : [];
  const variants = field.kind === 'union' || field.kind === 'source' ? field.variants : [];
  return [
    isMissing(field.label) && field.key !== ''
      ? `${path} has no label. Write ${key}: label(…, { zh: '中文名', en: 'English name' })`
      : [],
    options
      .filter(({ label }) => isMissing(label))
      .map(
        ({ value }) =>
          `${path}: the value '${value}' has no name. Write label(…, { …, values: { '${value}': { zh: '中文名', en: 'English name' } } })`,
      ),
    variants.flatMap(({ label }, index) =>
      isMissing(label)
        ? `${path}: variant ${index + 1} has no label. Write label(z.object({ … }), { zh: '中文名', en: 'English name' })`
        : [],
    ),
  ].flat();
}

/** The file with the keys of a block. */
const schemaFile = (type: string) =>
  [`blocks/${type}/schema.ts`, `blocks/${type}/index.ts`].find((file) => existsSync(file)) ?? type;

const labelProblems = (type: string, schema: z.ZodType) =>
  modelOf(schema)
    .fields.flatMap((field) => fieldsWithPath(field, ''))
    .flatMap(missingLabels)
    .map((problem) => `${schemaFile(type)}: ${problem}`);

describe('[EDIT-01] the fields of a block', () => {
  it.each(blocks.map((block) => [block.type, block] as const))(
    '%s: every key has a label in both languages',
    (type, block) => {
      expect(labelProblems(type, block.schema)).toEqual([]);
    },
  );

  it.each(blocks.map((block) => [block.type, block] as const))(
    '%s: the palette names and explains it in both languages',
    (type, { palette }) => {
      const problems = (['name', 'help'] as const)
        .filter((key) => isMissing(palette[key]))
        .map((key) => `blocks/${type}/index.ts: write palette.${key}: { zh: '中文', en: 'English' }`);
      expect(problems).toEqual([]);
    },
  );

  it('names the file, the key and what to write when a label is missing', () => {
    const days = z.array(
      z.object({ day: z.string(), layout: label(z.enum(['a']), { zh: '版式', en: 'Layout' }) }),
    );
    const schema = z.object({ title: z.string(), rows: label(days, { zh: '日期', en: 'Days' }) });
    expect(labelProblems('stats', schema)).toEqual([
      "blocks/stats/schema.ts: title has no label. Write title: label(…, { zh: '中文名', en: 'English name' })",
      "blocks/stats/schema.ts: rows.day has no label. Write day: label(…, { zh: '中文名', en: 'English name' })",
      "blocks/stats/schema.ts: rows.layout: the value 'a' has no name. Write label(…, { …, values: { 'a': { zh: '中文名', en: 'English name' } } })",
    ]);
  });

  it('asks for a label on each variant that nothing else names', () => {
    const schema = z.object({
      entry: label(z.union([z.object({ a: label(z.string(), { zh: '甲', en: 'A' }) })]), {
        zh: '项',
        en: 'Entry',
      }),
    });
    expect(labelProblems('tiles', schema)).toEqual([
      "blocks/tiles/index.ts: entry: variant 1 has no label. Write label(z.object({ … }), { zh: '中文名', en: 'English name' })",
    ]);
  });

  it.each(blocks.map((block) => [block.type, block] as const))(
    '%s: every field has a control of its own',
    (_type, block) => {
      const kinds = fieldsIn(modelOf(block.schema)).map(({ kind }) => kind);
      expect(kinds).not.toContain('unknown');
    },
  );
});

const kindsOf = (schema: z.ZodObject) =>
  Object.fromEntries(modelOf(schema).fields.map(({ key, kind }) => [key, kind]));

describe('modelOf', () => {
  it('derives the kind of a field from its schema', () => {
    const trial = z.object({
      anything: z.string(),
      page: z.string().startsWith('/'),
      day: z.iso.date(),
      size: z.int().min(1).max(9).default(4),
      open: z.boolean(),
      one: z.enum(['a', 'b']),
      many: z.array(z.string()),
      byName: z.record(z.string(), z.number()),
      either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
      from: z.object({ call: z.literal('venues'), params: z.object({}) }),
      anyValue: z.unknown(),
    });
    expect(kindsOf(trial)).toEqual({
      anything: 'text',
      page: 'link',
      day: 'date',
      size: 'number',
      open: 'switch',
      one: 'choice',
      many: 'list',
      byName: 'record',
      either: 'union',
      from: 'source',
      anyValue: 'unknown',
    });
    expect(modelOf(trial).fields.find(({ key }) => key === 'size')).toMatchObject({
      required: false,
      standard: 4,
      min: 1,
      max: 9,
      whole: true,
    });
  });

  it('takes the label and the widget of the schema', () => {
    const trial = z.object({
      title: label(z.string(), { zh: '题', en: 'Heading', widget: 'plain' }).optional(),
    });
    expect(modelOf(trial).fields[0]).toMatchObject({
      key: 'title',
      label: { zh: '题', en: 'Heading' },
      localised: false,
      required: false,
    });
  });

  it('has a control for a time of day, which both languages share', () => {
    const hours = { opens: label(z.string(), { zh: '开门', en: 'Opens', widget: 'time' }) };
    expect(kindsOf(z.object(hours))).toEqual({ opens: 'time' });
  });

  it('shows the key of a field without a label', () => {
    const [field] = modelOf(z.object({ openingDays: z.string() })).fields;
    expect(field?.label.en).toBe('openingDays');
  });
});
