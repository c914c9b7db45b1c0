import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals.ts';

const hotel = (...numbers: string[]) => ({
  facts: numbers.map((number, place) => ({ number, unit: '间', label: ['客房', '床位', '会议室'][place] })),
});
const label = { label: '协议酒店', unit: '家' };
const numbersOf = (...hotels: ReturnType<typeof hotel>[]) =>
  totalsOf(hotels, label).map(({ number }) => number);

describe('[HOTL-02] the totals', () => {
  it('are the number of items and the sums of their first two facts', () => {
    expect(totalsOf([hotel('628', '986', '18'), hotel('412', '648', '9')], label)).toEqual([
      { number: '2', ...label },
      { number: '1,040', unit: '间', label: '客房' },
      { number: '1,634', unit: '间', label: '床位' },
    ]);
  });

  it('ignore facts that are not plain numbers', () => {
    expect(numbersOf(hotel('1,200', '约 300'), hotel('many', '40'), hotel('', 'NaN'))).toEqual([
      '3',
      '1,200',
      '40',
    ]);
  });

  it('leave out a sum that no item contributes to', () => {
    expect(numbersOf(hotel(), hotel())).toEqual(['2']);
    expect(numbersOf(hotel('12'), hotel('all'))).toEqual(['2', '12']);
    expect(numbersOf()).toEqual(['0']);
  });

  it('add decimals without binary rounding errors', () => {
    expect(numbersOf(hotel('0.1'), hotel('0.2'), hotel('3'))).toEqual(['3', '3.3']);
  });

  it('take label and unit from the first item with a number', () => {
    const [, rooms] = totalsOf([{ facts: [{ number: 'none', label: 'Suites' }] }, hotel('4')], label);
    expect(rooms).toEqual({ number: '4', unit: '间', label: '客房' });
  });
});
