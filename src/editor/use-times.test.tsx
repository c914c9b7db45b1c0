import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EditorContext } from './context.tsx';
import { useMomentText, useTimes } from './use-times.ts';

/** Shows a time in both forms, in a site of a time zone. */
function shown(moment: string, timeZone: string): string {
  const Times = () => `${useTimes()(moment)} | ${useMomentText()(moment)}`;
  const value = {
    ...{ language: 'en-US' as const, timeZone, account: undefined },
    ...{ setLanguage: () => {}, refresh: async () => {}, say: () => {} },
  };
  return renderToStaticMarkup(
    <EditorContext value={value}>
      <Times />
    </EditorContext>,
  );
}

it('times are in the site’s time zone, which is named where the browser has another one', () => {
  // No machine of ours is in Kiritimati, 14 hours ahead of UTC.
  expect(shown('2026-01-01T20:30:00Z', 'Pacific/Kiritimati')).toBe(
    'Jan 2, 2026 10:30 GMT+14 | Jan 2, 2026, 10:30 AM GMT+14',
  );
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(shown('2026-01-01T20:30:00Z', own)).not.toContain('GMT');
});
