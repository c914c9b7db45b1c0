import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blocks } from '#registry/blocks.ts';
import { label } from '#schemas/label.ts';
import type { Localised } from '#schemas/language.ts';
import type { FieldModel } from './field-model.ts';
import { modelOf } from './model.ts';
import { fieldsIn } from './walk-fields.test-support.ts';

/** True if the label is only the key itself, or empty: the field has no label of its own. */
const isNameless = (label: Localised) => label.zh === label.en || label.zh === '';

const labelsOf = (part: FieldModel): [string, Localised][] => [
  [part.key, part.label],
  ...(part.kind === 'choice' || part.kind === 'icon'
    ? part.options.map(({ value, label }): [string, Localised] => [`${part.key}=${value}`, label])
    : []),
  ...(part.kind === 'union' || part.kind === 'source'
    ? part.variants.map(({ label }, index): [string, Localised] => [`${part.key}|${index}`, label])
    : []),
];

describe('[EDIT-01] the fields of a block', () => {
  it.each(blocks.map((block) => [block.type, block] as const))(
    '%s: every field has labels in both languages',
    (_type, block) => {
      const { fields } = modelOf(block.schema);
      const nameless = fields
        .flatMap(fieldsIn)
        .flatMap(labelsOf)
        .filter(([, label]) => isNameless(label));
      expect(nameless.map(([name]) => name)).toEqual([]);
      expect(isNameless(block.palette.name)).toBe(false);
      expect(isNameless(block.palette.help)).toBe(false);
    },
  );

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
      whatever: z.unknown(),
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
      whatever: 'unknown',
    });
    expect(modelOf(trial).fields.find(({ key }) => key === 'size')).toMatchObject({
      required: false,
      standard: 4,
      min: 1,
      max: 9,
      whole: true,
    });
  });

  it('prefers the label of the schema to the shared labels', () => {
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

  it('labels the fields of a block without labels by their keys', () => {
    const [unheard] = modelOf(z.object({ unheardOf: z.string() })).fields;
    expect(unheard?.label.en).toBe('unheardOf');
  });
});
