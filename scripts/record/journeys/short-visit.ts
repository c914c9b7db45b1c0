import { fillFields, typeMoment } from './form.ts';
import type { Journey } from './journey.ts';
import { marked } from './marked.ts';

const words = {
  'zh-CN': { name: '名称', clear: '清除筛选', send: '提交预订申请' },
  'en-US': { name: 'Name', clear: 'Clear filters', send: 'Send request' },
};

/** A short visit: cards of shows, a search without results, the errors of a form, and its receipt. */
export const shortVisitJourney: Journey = {
  name: 'short-visit',
  run: async (visit) => {
    const { page, language, open, click, press, stands } = visit;
    const say = words[language];
    const schedule = page.locator('[data-block=schedule]');
    await open('/exhibitCenter/exhibitionSchedule');
    await click(schedule.getByRole('searchbox', { name: say.name, exact: true }));
    await press('z', 'z', 'z');
    await stands('schedulePage', 'empty');
    await click(schedule.getByRole('link', { name: say.clear }).last());
    await stands('schedulePage', 'ready');

    await open('/exhibitCenter/onlineBooking');
    await click(page.locator('[name=exhibitionName]'));
    await stands('submission', 'open.editing');
    await page.getByRole('spinbutton').first().waitFor();
    await fillFields(visit, marked);
    await typeMoment(visit, 'beginTime', '2020-05-01 09:00');
    await typeMoment(visit, 'endTime', '2030-05-04 17:30');
    const send = page.getByRole('button', { name: say.send });
    await click(send);
    await stands('submission', 'open.rejected');
    await click(page.getByRole('spinbutton', { name: /年|year/i }).first());
    await press('2', '0', '3', '0');
    await click(send);
    await stands('submission', 'succeeded');
  },
};
