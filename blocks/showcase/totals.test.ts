import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

const hotel = (...numbers: string[]) => ({
  facts: numbers.map((number, place) => ({ number, unit: '间', label: ['客房', '床位', '会议室'][place] })),
});
const label = { label: '协议酒店', unit: '家' };
const numbersOf = (...hotels: ReturnType<typeof hotel>[]) =>
  totalsOf(hotels, label).map(({ number }) => number);

describe('[HOTL-02] the totals', () => {
  it('are the items and the sums of the first two facts of each', () => {
    expect(totalsOf([hotel('628', '986', '18'), hotel('412', '648', '9')], label)).toEqual([
      { number: '2', ...label },
      { number: '1,040', unit: '间', label: '客房' },
      { number: '1,634', unit: '间', label: '床位' },
    ]);
  });

  it('leave out what is not a plain number', () => {
    expect(numbersOf(hotel('1,200', '约 300'), hotel('many', '40'), hotel('', 'NaN'))).toEqual([
      '3',
      '1,200',
      '40',
    ]);
  });

  it('say nothing of what no item has', () => {
    expect(numbersOf(hotel(), hotel())).toEqual(['2']);
    expect(numbersOf(hotel('12'), hotel('all'))).toEqual(['2', '12']);
    expect(numbersOf()).toEqual(['0']);
  });

  it('keep decimals without the errors of binary fractions', () => {
    expect(numbersOf(hotel('0.1'), hotel('0.2'), hotel('3'))).toEqual(['3', '3.3']);
  });

  it('take names from the first item that has a number there', () => {
    const [, rooms] = totalsOf([{ facts: [{ number: 'none', label: 'Suites' }] }, hotel('4')], label);
    expect(rooms).toEqual({ number: '4', unit: '间', label: '客房' });
  });
});
