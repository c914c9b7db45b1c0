import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barePhone, isEmail, isPhone } from '#schemas/contact.ts';
import { readReference } from '#schemas/request-verification.ts';
import { createMasks } from './masks.ts';

const text = fc.string({ unit: fc.constantFrom(...'aéZ7９李娜𠮷 -@._，😀\n'), minLength: 1, maxLength: 12 });
const written = text.filter((value) => value.trim() !== '');

describe('masks', () => {
  it('[MACH-02] are equal for equal texts and different for different ones', () => {
    fc.assert(
      fc.property(fc.uniqueArray(written, { maxLength: 60, selector: (value) => value.trim() }), (texts) => {
        const masks = createMasks();
        const made = texts.map(masks.of);
        expect(new Set(made.map((mask) => mask.trim())).size).toBe(texts.length);
        expect(texts.map(masks.of)).toEqual(made);
      }),
    );
  });

  it('are different even if a shape has few values', () => {
    const masks = createMasks();
    const made = [...'abcdefghijklmnopqrstuvwxyz'].map(masks.of);
    expect(new Set(made).size).toBe(26);
  });

  it('have the shape of the original', () => {
    const masks = createMasks();
    expect(masks.of('  Marked Person, 7 Road  ')).toBe('  Aaaaaa Aaaaaa, 0 Aaab  ');
    expect(masks.of('李娜')).toMatch(/^[甲乙丙丁戊己庚辛壬癸]{2}$/u);
    expect(masks.of('一栋９楼')).toMatch(/^甲甲[０-９][甲乙丙丁戊己庚辛壬癸]$/u);
    expect(masks.of('--- ')).toBe('--- ');
  });

  it('pass the validation that the original passes', () => {
    const masks = createMasks();
    for (const phone of ['13812345678', '61234567', '91234567', '66123456', '0912345678'])
      expect(isPhone(masks.of(phone)), phone).toBe(isPhone(phone));
    expect(isPhone(masks.of('12345678901'))).toBe(false);
    expect(isEmail(masks.of('li.na@example.com'))).toBe(true);
    expect(isEmail(masks.of('li.na@example'))).toBe(false);
    for (const reference of ['7K3M9-Q2XTA', '7k3m9 q2xta'])
      expect(readReference(masks.of(reference))).toMatch(/^.{5}-.{5}$/);
  });

  it('are equal for a phone number in different notations', () => {
    const masks = createMasks();
    const bare = masks.of('13812345678');
    expect(bare).not.toContain('12345678');
    for (const phone of ['138 1234 5678', '+86 138-1234-5678', '(138) 12345678', '0086 13812345678'])
      expect(barePhone(masks.of(phone)), phone).toBe(bare);
  });

  it('continue those of an earlier document', () => {
    const masks = createMasks();
    const made = masks.of('Marked Person');
    const next = createMasks(JSON.parse(JSON.stringify(masks.pairs())));
    expect(next.of('Marked Person')).toBe(made);
    expect(next.of('Marked Parson')).not.toBe(made);
  });
});
