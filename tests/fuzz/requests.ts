import fc from 'fast-check';
import * as z from 'zod';
import { type CallName, calls, contractBase } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { hostileBody, hostileName, hostilePart, hostileValue } from './hostile.ts';
import { type JsonSchema, small, valueFor } from './schema-values.ts';

/** An HTTP request of a call. */
export interface FuzzedRequest {
  path: string;
  init: RequestInit;
  /** Fields of valid types in arbitrary combinations. */
  wellFormed: boolean;
}

/** A mutation of a valid request: a field removed, replaced or added. */
const changeTo = (fields: readonly string[]) =>
  fc.record({
    field: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...fields, 'extra') },
      { weight: 1, arbitrary: hostileName },
    ),
    value: fc.option(hostileValue, { nil: undefined, freq: 5 }),
  });

/** Requests of a call: valid ones, and ones with up to three mutations. */
export function requestsOf(name: CallName): fc.Arbitrary<FuzzedRequest> {
  const { method, path } = calls[name];
  const headers = fc.record(
    {
      'current-language': fc.constantFrom(...languages, 'fr', ''),
      'idempotency-key': fc.oneof(fc.constantFrom('a', 'b', 'x'.repeat(5_000)), fc.uuid()),
    },
    { requiredKeys: [] },
  );
  if (method === 'GET')
    return fc
      .tuple(fieldsOf(name), headers, rarely(hostilePart))
      .map(([fields, head, part]) => getRequest({ path, ...fields, part, headers: head }));
  return fc.tuple(fieldsOf(name), headers, rarely(hostileBody)).map(([fields, head, body]) => ({
    path: contractBase + path,
    init: {
      method,
      headers: { ...head, 'content-type': 'application/json' },
      // `Object.fromEntries` creates `__proto__` as an own property.
      body: body ?? JSON.stringify(Object.fromEntries(fields.entries)),
    },
    wellFormed: fields.wellFormed && body === null,
  }));
}

const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

type Entries = readonly (readonly [field: string, value: unknown])[];

/** Fields of a request as entries, so that any name is possible, even twice. */
function fieldsOf(name: CallName): fc.Arbitrary<{ entries: Entries; wellFormed: boolean }> {
  const { request, example } = calls[name];
  const described = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const { properties = {}, required = [] } = described;
  const given: Readonly<Record<string, unknown>> = { ...example };
  const honest = (field: string, schema: JsonSchema) => {
    const made = valueFor(small(schema));
    if (!(field in given)) return made;
    // A text without a maximum length is a time, whose format the schema does not describe.
    const isTime =
      schema.type === 'string' && schema.maxLength === undefined && !('const' in schema || schema.enum);
    return isTime ? fc.constant(given[field]) : fc.oneof(fc.constant(given[field]), made);
  };
  const base = fc.record(
    Object.fromEntries(Object.entries(properties).map(([field, schema]) => [field, honest(field, schema)])),
    { requiredKeys: required },
  );
  const change = changeTo(Object.keys(properties));
  const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 }));
  return fc.tuple(base, changes).map(([fields, wrong]) => ({
    entries: [
      ...Object.entries(fields).filter(([field]) => !wrong.some((one) => one.field === field)),
      ...wrong.flatMap(({ field, value }) => (value === undefined ? [] : [[field, value] as const])),
    ],
    wellFormed: wrong.length === 0,
  }));
}

interface Get {
  path: string;
  entries: Entries;
  wellFormed: boolean;
  /** Replaces the id. */
  part: string | null;
  headers: Record<string, string>;
}

function getRequest({ path, entries, wellFormed, part, headers }: Get): FuzzedRequest {
  const inPath = path.includes('{id}');
  const id = entries.find(([field]) => field === 'id')?.[1];
  const last = part ?? encodeURIComponent(textOf(id).toWellFormed());
  const query = new URLSearchParams();
  for (const [field, value] of entries)
    for (const one of Array.isArray(value) ? value : [value])
      if (!inPath || field !== 'id') query.append(field, textOf(one));
  const url = contractBase + path.replace('{id}', () => last);
  return { path: `${url}?${query}`, init: { headers }, wellFormed: wellFormed && (part === null || !inPath) };
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
