import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { meetingBookingForm } from '#schemas/booking-forms.ts';
import { localiseDeep } from '#schemas/language.ts';
import { show } from '#tests/ui/show.tsx';
import { Receipt } from './Receipt.tsx';
import { formProps } from './schema.ts';

it.each([
  ['zh-CN', '复制编号', '已复制', '再提交一份'],
  ['en-US', 'Copy', 'Copied', 'Send another'],
] as const)(
  'in %s “%s” copies the reference and then reads “%s”, and “%s” brings the form back',
  async (language, copy, copied, another) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    const again = vi.fn();
    show(
      <Receipt
        {...formProps.parse(localiseDeep({ form: meetingBookingForm }, language))}
        reference="HY-261121-0047"
        note={undefined}
        tracking="/requests"
        sent={{ meetingName: '桥梁年会' }}
        arrived
        again={again}
      />,
      language,
    );
    await expect.element(page.getByText('桥梁年会')).toBeVisible();
    await page.getByRole('button', { name: copy, exact: true }).click();
    await expect.element(page.getByRole('button', { name: copied, exact: true })).toBeVisible();
    expect(write.mock.calls).toEqual([['HY-261121-0047']]);
    await page.getByRole('button', { name: another, exact: true }).click();
    expect(again).toHaveBeenCalledTimes(1);
  },
);
