import * as z from 'zod';
import { type Call, type CallName, calls } from '#schemas/calls.ts';
import { type JsonSchema, withoutMachineLimits } from './json-schema.ts';

/** One value of a request. */
export interface Field {
  name: string;
  required: boolean;
  schema: JsonSchema;
  example: unknown;
}

/** The fields of a call's request, in the order of its schema. */
export function fieldsOf(name: CallName): Field[] {
  const { request, example }: Call = calls[name];
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
      schema: { ...schema, ...limits, ...formField(calls[name], field) },
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

/** Describes a field of a create call as its form does: the label, and the format of a time. */
function formField({ creates }: Call, name: string): JsonSchema {
  for (const field of creates?.fields ?? []) {
    const ends = field.kind === 'dateTimeRange' ? [field.from, field.to] : [field];
    const sent = ends.find((end) => end.name === name);
    if (!sent) continue;
    if (!field.kind.startsWith('dateTime')) return { description: sent.label.en };
    return {
      description: `${sent.label.en}: yyyy-mm-dd hh:mm:ss in the time zone of the site, the seconds are optional`,
      pattern: '^\\d{4}-\\d{2}-\\d{2}[ T]\\d{2}:\\d{2}(:\\d{2})?$',
    };
  }
  return {};
}
