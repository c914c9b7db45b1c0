import { describe, expect, it } from 'vitest';
import { dayInSlug, eventSlug, eventSlugs } from './event-slug.ts';

const pinyin = (text: string) => (text.includes('茶') ? 'shang you cha zhan' : '');

describe('[EVT-01] the slug of an event', () => {
  it.each([
    [
      { projectName: '茶展', projectNameEn: 'Tea & Ware Fair', startDate: '2026-11-24' },
      'tea-ware-fair-2026-11-24',
    ],
    [
      { projectName: '市集', projectNameEn: 'Riverside Makers’ Market', startDate: '2026-11-20 09:00:00' },
      'riverside-makers-market-2026-11-20',
    ],
    [{ projectName: 'Café Münster', startDate: '2026-11-24' }, 'cafe-munster-2026-11-24'],
    [{ projectName: '上游茶展', startDate: '2026-11-24' }, 'shang-you-cha-zhan-2026-11-24'],
    [{ projectName: '2026 上游茶展', projectNameEn: ' ' }, 'shang-you-cha-zhan'],
    [{ projectName: '！！！', projectNameEn: '★', startDate: 'soon' }, 'event'],
    [{ projectName: '../../etc/passwd', startDate: '2026-11-24' }, 'etc-passwd-2026-11-24'],
  ])('of %j', (event, slug) => {
    expect(eventSlug(event, pinyin)).toBe(slug);
  });

  it('[EVT-11] of a name of 10,000 characters is short', () => {
    const long = { projectName: 'fair '.repeat(2000), startDate: '9999-12-31' };
    expect(eventSlug(long)).toBe(`${'fair-'.repeat(15)}fair-9999-12-31`);
    expect(eventSlug({ projectName: 'f'.repeat(10_000) }).length).toBeLessThanOrEqual(81);
  });

  it('[EVT-11] ends with a whole word at the latest after 80 characters', () => {
    const [a39, a40, b40] = ['a'.repeat(39), 'a'.repeat(40), 'b'.repeat(40)];
    expect(eventSlug({ projectName: `${a39} ${b40} fair` })).toBe(`${a39}-${b40}`);
    expect(eventSlug({ projectName: `${a40} ${b40} fair` })).toBe(a40);
  });

  it('[EVT-11] is numbered where two are equal', () => {
    const fair = { projectName: 'Fair', startDate: '2026-11-24' };
    expect(eventSlugs([fair, { projectName: 'Tea', startDate: '2026-11-24' }, fair, fair])).toEqual([
      'fair-2026-11-24',
      'tea-2026-11-24',
      'fair-2026-11-24-2',
      'fair-2026-11-24-3',
    ]);
  });

  it.each([
    ['fair-2026-11-24', '2026-11-24'],
    ['fair-2026-11-24-2', '2026-11-24'],
    ['fair-2026-13-24', undefined],
    ['fair', undefined],
  ])('names its first day: %s', (slug, day) => {
    expect(dayInSlug(slug)).toBe(day);
  });
});
