import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plain } from './plain.ts';
import { createRedactor, isPersonal } from './redact.ts';

const person = {
  name: 'Marked Person',
  mobilePhone: '138 1234 5678',
  email: 'marked@person.example',
  address: '42 Marked Street',
  remark: '标记的人，请回电 13812345678',
};
const marks = ['Marked', '5678', 'person.example', 'Street', '标记'];
const held = (value: unknown) => marks.filter((mark) => JSON.stringify(value).includes(mark));

/** A value somewhere in others. */
const nested = (value: Plain): fc.Arbitrary<Plain> =>
  fc.letrec<{ tree: Plain }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constant(value),
      fc.dictionary(fc.constantFrom('a', 'news', 'type', 'state', 'list'), tie('tree'), { minKeys: 1 }),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    ),
  })).tree;

describe('the redactor', () => {
  it.each(['values', 'payload', 'pair', 'typed'])(
    '[MACH-02] redacts all text of visitors, at any depth below %s',
    (name) => {
      fc.assert(
        fc.property(nested(person), (tree) => {
          const { redact } = createRedactor();
          expect(held(redact({ kind: 'event', changes: { [name]: tree } }))).toEqual([]);
        }),
        { numRuns: 30 },
      );
    },
  );

  it('redacts the calls that post such text, and texts that quote it', () => {
    const { redact } = createRedactor();
    const body = { ...person, status: 0, beginTime: '2026-12-01 09:30:00' };
    const call = redact({
      kind: 'call',
      method: 'POST',
      url: '/api/x?phone=13812345678',
      body,
      answer: {
        status: 200,
        body: { message: 'Thank you, Marked Person', data: { reference: '7K3M9-Q2XTA' } },
      },
    });
    expect(held(call)).toEqual([]);
    expect(JSON.stringify(call)).not.toContain('Q2XTA');
    expect(call).toMatchObject({ body: { status: 0, beginTime: '2026-12-01 09:30:00' } });
    const toast = redact({
      kind: 'event',
      event: { type: 'show', text: 'Marked Person, 138 1234 5678: 42 Marked Street' },
    });
    expect(held(toast)).toEqual([]);
    expect(held(redact({ kind: 'gesture', does: 'clicks link “marked@person.example”' }))).toEqual([]);
  });

  it('leaves public text of the venue unchanged', () => {
    const { redact } = createRedactor();
    const call = {
      kind: 'call',
      method: 'GET',
      url: '/api/page?url=%2Fabout',
      answer: { body: { phone: '023 0000 8866' } },
    };
    expect(redact(call)).toEqual(call);
    const typed = redact({ kind: 'gesture', gesture: { typed: 'exhibition' }, does: 'fills Exhibitions' });
    expect(typed.does).toBe('fills Exhibitions');
    const page = { kind: 'page', url: '/exhibition/list?year=2026' };
    expect(redact(page)).toEqual(page);
    expect(redact({ kind: 'start', context: { list: [{ title: 'exhibition' }] } })).toEqual({
      kind: 'start',
      context: { list: [{ title: 'exhibition' }] },
    });
  });

  it('replaces equal texts by equal masks in every step, and in a later document', () => {
    const { redact, pairs } = createRedactor();
    const first = redact({ kind: 'event', event: { values: person } });
    const again = redact({ kind: 'event', changes: { values: person } });
    expect(again.changes).toEqual(first.event);
    const later = createRedactor(pairs()).redact({ kind: 'event', event: { values: person } });
    expect(later).toEqual(first);
  });

  it('leaves masks unchanged if it knows them', () => {
    const recorded = createRedactor().redact({ kind: 'event', event: { values: person } });
    const masks = [...new Set(strings(recorded))].map((mask) => [mask, mask] as const);
    expect(createRedactor(masks).redact(recorded)).toEqual(recorded);
  });

  it('knows the personal fields', () => {
    expect(isPersonal(['changes', 'values', '$type'], { kind: 'event' })).toBe(false);
    expect(isPersonal(['context', 'request', 'values', 'company'], { kind: 'event' })).toBe(true);
    expect(isPersonal(['answer', 'body', 'data', 'reference'], { kind: 'call', method: 'POST' })).toBe(true);
    expect(isPersonal(['body', 'content'], { kind: 'call', method: 'POST' })).toBe(true);
    expect(isPersonal(['answer', 'body', 'page', 'phone'], { kind: 'call', method: 'GET' })).toBe(false);
    expect(isPersonal(['context', 'list', 'title'], { kind: 'start' })).toBe(false);
  });
});

const strings = (value: Plain): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(strings)
      : [];
