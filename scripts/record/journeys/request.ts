import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { calls, contractBase } from '#schemas/calls.ts';
import { fillFields } from './form.ts';
import type { Journey } from './journey.ts';
import { marked } from './marked.ts';

const words = {
  'zh-CN': {
    reference: '申请编号',
    phone: '手机号码后四位',
    find: '查询',
    amend: '修改申请',
    save: '保存修改',
    withdraw: '撤回申请',
    confirm: '确定撤回',
    another: '查询另一份申请',
  },
  'en-US': {
    reference: 'Reference',
    phone: 'Last four digits of your phone',
    find: 'Look up',
    amend: 'Change request',
    save: 'Save changes',
    withdraw: 'Withdraw request',
    confirm: 'Withdraw it',
    another: 'Look up another request',
  },
};

/** Follows a request: a wrong number, the right one, an amendment, a cancelled withdrawal, and a withdrawal. */
export const requestJourney: Journey = {
  name: 'request',
  run: async (visit, origin) => {
    const { page, language, open, click, fill, press, stands } = visit;
    const say = words[language];
    const sent = await page.request.post(origin + contractBase + calls.createExhibitionBooking.path, {
      data: { ...exhibitionBookingExample, ...marked, mobilePhone: marked.mobilePhone.replaceAll(' ', '') },
    });
    const { reference } = (await sent.json()).data;
    await open('/requests');
    await fill(page.getByLabel(say.reference), reference);
    await stands('tracking', 'asking');
    await fill(page.getByLabel(say.phone), '0000');
    await click(page.getByRole('button', { name: say.find, exact: true }));
    await stands('tracking', 'notFound');
    await fill(page.getByLabel(say.phone), '3219');
    await press('Enter');
    await stands('tracking', 'found');
    await click(page.getByRole('button', { name: say.amend }));
    await stands('tracking', 'amending');
    await fillFields(visit, { 'values.organizer': 'Zedmarkorganizer 2', 'values.remark': '' });
    await click(page.getByRole('button', { name: say.save }));
    await stands('tracking', 'found');
    await click(page.getByRole('button', { name: say.withdraw }));
    await stands('tracking', 'confirming');
    await press('Escape');
    await stands('tracking', 'found');
    await click(page.getByRole('button', { name: say.withdraw }));
    await click(page.getByRole('dialog').getByRole('button', { name: say.confirm }));
    await stands('tracking', 'withdrawn');
    await click(page.getByRole('link', { name: say.another }));
    await stands('tracking', 'asking');
  },
};

const suggestionWords = { 'zh-CN': '提交', 'en-US': 'Send' };

/** A suggestion, from the first word to the receipt. */
export const suggestionJourney: Journey = {
  name: 'suggestion',
  run: async (visit) => {
    const { page, language, open, click, rest, stands } = visit;
    await open('/about/complaintAdvice');
    await click(page.locator('[name=name]'));
    await stands('submission', 'open.editing');
    await fillFields(visit, { name: marked.name, contact: marked.email, content: marked.remark });
    await click(page.getByRole('button', { name: suggestionWords[language], exact: true }));
    await stands('submission', 'succeeded');
    await rest(3500);
  },
};
