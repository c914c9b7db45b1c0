import { fillFields, typeMoment } from './form.ts';
import type { Journey } from './journey.ts';
import { marked } from './marked.ts';

const words = {
  'zh-CN': { send: '提交预订申请', again: '再提交一份' },
  'en-US': { send: 'Send request', again: 'Send another' },
};

const call = '**/exhibition/subscribe/create';
const refusal = { resultCode: 500, message: 'no room', data: null };

/**
 * An exhibition request: a validation error, a refusal, a broken connection, a retry, the receipt, and another request.
 */
export const bookingJourney: Journey = {
  name: 'booking',
  run: async (visit) => {
    const { page, language, open, click, stands } = visit;
    const say = words[language];
    await open('/exhibitCenter/onlineBooking');
    await click(page.locator('[name=exhibitionName]'));
    await stands('submission', 'open.editing');
    await page.getByRole('spinbutton').first().waitFor();
    await fillFields(visit, marked);
    // The Chinese form rejects the number; both reject dates in the past.
    await fillFields(visit, { mobilePhone: '12345678901' });
    await typeMoment(visit, 'beginTime', '2020-05-01 09:00');
    await typeMoment(visit, 'endTime', '2030-05-04 17:30');
    const send = page.getByRole('button', { name: say.send });
    await click(send);
    await stands('submission', 'open.rejected');
    await fillFields(visit, { mobilePhone: marked.mobilePhone });
    await typeMoment(visit, 'beginTime', '2030-05-01 09:00');

    await page.route(call, (route) => route.fulfill({ json: refusal }));
    await click(send);
    await stands('submission', 'open.failed');
    await page.unroute(call);
    await page.route(call, (route) => route.abort('connectionreset'));
    await click(send);
    await stands('submission', 'open.failed');
    await page.unroute(call);
    await click(send);
    await stands('submission', 'succeeded');
    await click(page.getByRole('button', { name: say.again }));
    await stands('submission', 'open.editing');
  },
};
