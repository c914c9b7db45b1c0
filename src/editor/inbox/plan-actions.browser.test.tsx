import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { InboxRequest, RequestPlan } from '#schemas/editor/inbox.ts';
import { languages } from '#schemas/language.ts';
import { showEditor } from '#tests/ui/show-editor.tsx';
import { violations } from '#tests/ui/violations.ts';
import { PlanActions } from './PlanActions.tsx';

const request: InboxRequest = {
  ...{ id: 'one', reference: '7K3M9-Q2XTA', kind: 'exhibition', status: 'new', title: '山城咖啡节' },
  ...{ organisation: '示例会展公司', place: [], receivedAt: '2026-11-20T01:00:00.000Z', unread: false },
  ...{ language: 'zh-CN', values: [], changes: [], notes: [], deletedAt: '2027-11-22T01:00:00.000Z' },
  timeZone: 'Asia/Shanghai',
};
const days = { start: '2030-05-01', end: '2030-05-01', spaces: ['2'] };
const plan: RequestPlan = {
  ...{ ...days, halls: ['2'], isClosed: false, entry: '7k3m9-q2xta', isPlanned: false },
  overlaps: [
    { ...days, isHold: true, source: 'draft', request: '9K68V-VK6VG' },
    { ...days, isHold: false, source: 'draft', name: 'Coffee' },
    { ...days, isHold: false, source: 'request', name: '8B2CD-AAAAA', request: '8B2CD-AAAAA' },
  ],
};

it.each(languages)(
  '[EVT-10] says that days are held as a draft or confirmed for another request, in %s',
  async (language) => {
    showEditor(<PlanActions request={request} plan={plan} />, { language, address: '/editor/inbox' });
    const [held, drafted, confirmed, free] =
      language === 'zh-CN'
        ? [
            '2 2030-05-01 已为申请 9K68V-VK6VG 占位（草稿，尚未发布）',
            '2 2030-05-01 已有排期草稿（尚未发布）：Coffee',
            '2 2030-05-01 已确认给申请 8B2CD-AAAAA，尚未加入排期',
            '这些日期没有其他活动或占位。',
          ]
        : [
            '2 held as a draft for 9K68V-VK6VG on 2030-05-01',
            '2 taken on 2030-05-01 by a draft of the schedule: Coffee',
            '2 confirmed for 8B2CD-AAAAA on 2030-05-01, not in the schedule yet',
            'No other event or hold is on these days.',
          ];
    await expect.poll(() => document.body.textContent).toContain(held);
    expect(document.body.textContent).toContain(drafted);
    expect(document.body.textContent).toContain(confirmed);
    expect(page.getByText(free).elements()).toEqual([]);
    expect(await violations(document.body)).toEqual([]);
  },
);
