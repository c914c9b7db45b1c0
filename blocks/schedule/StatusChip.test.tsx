import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { translateIn } from '#i18n/i18n.ts';
import { scheduleTexts } from '#i18n/schedule.ts';
import { StatusChip } from './StatusChip.tsx';
import { ScheduleTextsProvider } from './texts.ts';

const today = '2026-11-21';

it.each([
  ['2026-11-20', '2026-11-22', '正在举办', 'On now'],
  ['2026-11-21', undefined, '今日 09:00 – 18:00', 'Today 09:00 – 18:00', '09:00 – 18:00'],
  ['2026-11-18', '2026-11-20', '已结束', 'Ended'],
  ['2026-11-22', undefined, '明天开幕', 'Opens tomorrow'],
  ['2026-11-23', undefined, '2 天后开幕', 'Opens in 2 days'],
  ['2026-12-22', undefined, '31 天后开幕', 'Opens in 31 days'],
  ['2026-12-23', undefined, '即将举办', 'Coming'],
] as const satisfies [string, string | undefined, string, string, string?][])(
  'the chip of an event from %s to %s reads “%s” and “%s”',
  (date, until, zh, en, hours?: string) => {
    for (const [language, text] of [
      ['zh-CN', zh],
      ['en-US', en],
    ] as const) {
      const html = renderToStaticMarkup(
        <ScheduleTextsProvider value={translateIn(scheduleTexts, language)}>
          <StatusChip show={{ id: '1', title: 'A fair', date, until, hours }} today={today} />
        </ScheduleTextsProvider>,
      );
      expect(html.replace(/<[^>]*>/g, '')).toBe(text);
    }
  },
);
