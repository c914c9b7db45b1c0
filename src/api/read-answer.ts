import sanitizeHtml from 'sanitize-html';
import * as z from 'zod';
import { type AnswerOf, type CallName, calls } from '#schemas/calls.ts';
import { droppedFrom, listItems } from '#schemas/tolerant.ts';

/** Reports what was left out of an answer: the call, where, and why. Goes to the log. */
export type ReportDropped = (call: CallName, where: string, reason: string) => void;

/**
 * Reads `data` of an envelope into the strict form: tolerant parsing, then every HTML field sanitised (rule SEC-01).
 * Undefined when the answer as a whole makes no sense for this call.
 */
export function readAnswer<N extends CallName>(
  name: N,
  data: unknown,
  report: ReportDropped,
): AnswerOf<N> | undefined {
  const parsed = calls[name].response.safeParse(data);
  if (!parsed.success) {
    report(
      name,
      'data',
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
    return undefined;
  }
  reportDropped(parsed.data, 'data', (where, reason) => report(name, where, reason));
  return sanitiseFields(calls[name].response, parsed.data) as AnswerOf<N>;
}

function reportDropped(value: unknown, path: string, report: (where: string, reason: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value))
    for (const { index, reason } of droppedFrom(value)) report(`${path}[${index}]`, reason);
  for (const [key, entry] of Object.entries(value)) reportDropped(entry, `${path}.${key}`, report);
}

/** HTML as editors write it: structure, links, pictures and tables; no script, handler, style sheet or frame. */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat([
      'img',
      'figure',
      'figcaption',
      'del',
      'ins',
      'video',
      'source',
    ]),
    allowedAttributes: {
      a: ['href', 'target', 'rel', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      video: ['src', 'poster', 'controls', 'width', 'height'],
      source: ['src', 'type'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    transformTags: { h1: 'h2', a: withSafeRel },
  });

/** A link to a new tab never hands over the opener. */
function withSafeRel(tagName: string, attribs: Record<string, string>) {
  return {
    tagName,
    attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
  };
}

/** A copy of `value` in which every field that its schema marks as HTML is sanitised. */
export function sanitiseFields(schema: z.ZodType, value: unknown): unknown {
  return sanitiseBy(describe(schema), value);
}

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  contentMediaType?: string;
};

const described = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what a schema puts out, lists included. Made once for each schema. */
export function describe(schema: z.ZodType): JsonSchema {
  const known = described.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      const item = listItems.get(zodSchema);
      // A tree holds itself and no HTML: its items are described once, at the top.
      if (item && !(item instanceof z.ZodLazy))
        Object.assign(jsonSchema, { type: 'array', items: describe(item) });
    },
  }) as JsonSchema;
  described.set(schema, json);
  return json;
}

function sanitiseBy(schema: JsonSchema, value: unknown): unknown {
  if (typeof value === 'string') return mayBeHtml(schema) ? sanitise(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (Array.isArray(value)) {
    const items = shapes.find((shape) => shape.items)?.items;
    return items ? value.map((entry) => sanitiseBy(items, entry)) : value;
  }
  const properties = shapes.map((shape) => shape.properties ?? {});
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const shape = properties.find((candidate) => key in candidate)?.[key];
      return [key, shape ? sanitiseBy(shape, entry) : entry];
    }),
  );
}

const mayBeHtml = (schema: JsonSchema): boolean =>
  schema.contentMediaType === 'text/html' || (schema.anyOf ?? []).some(mayBeHtml);
