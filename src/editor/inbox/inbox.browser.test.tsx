import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { translateIn } from '#i18n/i18n.ts';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { type InboxRequest, inboxRequestSchema, listedRequestSchema } from '#schemas/editor/inbox.ts';
import type { Language } from '#schemas/language.ts';
import { show } from '#tests/ui/show.tsx';
import { violations } from '#tests/ui/violations.ts';
import { EditorContext } from '../context.tsx';
import Inbox from './Inbox.tsx';
import { inboxTexts } from './texts.ts';
import '../styles.css';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const { status: _status, ...typed } = { ...exhibitionBookingExample, remark: '连馆' };

const request = (change: Partial<InboxRequest> = {}): InboxRequest => ({
  id: 'one',
  reference: '7K3M9-Q2XTA',
  kind: 'exhibition',
  status: 'new',
  title: '山城咖啡节',
  organisation: '示例会展公司',
  period: { from: '2030-05-01 09:00:00', to: '2030-05-04 17:00:00' },
  place: ['2 号展厅', '10,000 平方米'],
  receivedAt: hours(-0.5),
  answerBy: hours(23.51),
  unread: true,
  language: 'zh-CN',
  values: Object.entries(typed).map(([name, value]) => ({ name, value })),
  changes: [{ at: hours(-0.4), who: 'applicant', what: 'amended', fields: ['remark'] }],
  notes: [],
  deletedAt: '2027-11-22T01:00:00.000Z',
  timeZone: 'Asia/Shanghai',
  ...change,
});
const late = request({
  id: 'two',
  reference: '00000-00002',
  title: '桥梁年会',
  kind: 'meeting',
  answerBy: hours(-2.5),
});

type Refusal = { status: number; code: string; data?: unknown };

/** A fake server with two requests. It records the calls and can refuse the next call of a given name. */
function serve() {
  const requests = new Map([request(), late].map((one) => [one.id, one]));
  const asked: [name: string, body: Record<string, unknown>][] = [];
  const refusals = new Map<string, Refusal>();
  const real = window.fetch;
  onTestFinished(() => {
    window.fetch = real;
  });
  const answers: Record<string, (body: Record<string, unknown>) => unknown> = {
    listRequests: ({ search }) => {
      const items = [...requests.values()].filter(({ title }) => !search || title.includes(String(search)));
      const counts = { all: items.length, exhibition: 1, meeting: 1, suggestion: 0 };
      return {
        items: items.map((one) => listedRequestSchema.parse(one)),
        total: items.length,
        counts,
        timeZone: 'Asia/Shanghai',
      };
    },
    readRequest: ({ id }) => requests.get(String(id)),
    markRequest: ({ id, unread }) => change(id, { unread: unread === true }) && {},
    setRequestStatus: ({ id, to }) =>
      change(id, inboxRequestSchema.pick({ status: true }).parse({ status: to })),
    listColleagues: () => ({
      colleagues: [
        { id: 'a', name: '林岚' },
        { id: 'b', name: '周明' },
      ],
    }),
    assignRequest: ({ id, to }) => change(id, { assignee: { id: String(to), name: '周明' } }),
    addRequestNote: ({ id, text }) =>
      change(id, { notes: [{ at: hours(0), by: '林岚', text: String(text) }] }),
    removeRequest: ({ id }) => (requests.delete(String(id)) ? {} : undefined),
  };
  function change(id: unknown, more: Partial<InboxRequest>) {
    const before = requests.get(String(id));
    const after = before && { ...before, ...more };
    if (after) requests.set(after.id, after);
    return after;
  }
  window.fetch = async (input, init) => {
    const name = String(input).split('/').at(-1) ?? '';
    const body = JSON.parse(String(init?.body));
    asked.push([name, body]);
    const refusal = refusals.get(name);
    refusals.delete(name);
    if (refusal)
      return Response.json({ code: refusal.code, data: refusal.data ?? null }, { status: refusal.status });
    const data = answers[name]?.(body);
    return data === undefined
      ? Response.json({ code: 'missing', data: null }, { status: 404 })
      : Response.json({ data });
  };
  return {
    asked: (name: string) => asked.filter(([one]) => one === name).map(([, body]) => body),
    refusals,
    change,
  };
}

function open(language: Language, address = '/editor/inbox') {
  const said: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const account = { id: 'a', name: '林岚', email: 'lin@example.com', role: 'administrator' } as const;
  show(
    <QueryClientProvider client={client}>
      <I18nProvider locale={language}>
        <EditorContext
          value={{
            language,
            timeZone: 'Asia/Shanghai',
            setLanguage: () => {},
            account,
            refresh: async () => {},
            say: (text) => said.push(text),
          }}
        >
          <MemoryRouter initialEntries={[address]}>
            <Inbox />
          </MemoryRouter>
        </EditorContext>
      </I18nProvider>
    </QueryClientProvider>,
    language,
  );
  return said;
}

beforeEach(async () => {
  window.localStorage.clear();
  await page.viewport(1440, 900);
});

describe.each(['zh-CN', 'en-US'] as const)('the inbox in %s', (language) => {
  const t = translateIn(inboxTexts, language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('shows all tabs beside an open request on a screen of 1024 pixels', async () => {
    await page.viewport(1024, 768);
    serve();
    open(language, '/editor/inbox?id=one');
    const tabs = page.getByRole('navigation', { name: t('kinds') });
    await expect.element(tabs.getByText(/[12]$/).first()).toBeVisible();
    expect(tabs.element().scrollWidth).toBeLessThanOrEqual(tabs.element().clientWidth);
  });

  it('opens a request by keyboard, marks it as read, and changes its status step by step', async () => {
    const { asked, refusals, change } = serve();
    const said = open(language);
    const row = page.getByRole('link', { name: `山城咖啡节 (${t('unread')})` });
    await expect.element(row).toBeVisible();
    await expect.element(page.getByText(t('overdue'), { exact: true })).toBeVisible();
    expect(await violations(document.body)).toEqual([]);

    row.element().focus();
    await userEvent.keyboard('{Enter}');
    const heading = page.getByRole('heading', { name: '山城咖啡节' });
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByText(t('withinHours', { hours: 23, minutes: 30 }))).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '13800000000' }))
      .toHaveAttribute('href', 'tel:13800000000');
    expect(page.getByRole('link', { name: 'host@example.com' }).element().getAttribute('href')).toMatch(
      /^mailto:host@example\.com\?subject=/,
    );
    const groups = language === 'zh-CN' ? ['展会信息', '联系方式'] : ['Your exhibition', 'How to reach you'];
    for (const name of groups)
      await expect.element(page.getByRole('heading', { name, exact: true })).toBeInTheDocument();
    await expect.poll(() => asked('markRequest')).toEqual([{ id: 'one', unread: false }]);
    await expect
      .element(page.getByRole('link', { name: '山城咖啡节', exact: true }))
      .toHaveAttribute('aria-current', 'true');
    expect(await violations(document.body)).toEqual([]);

    await page.getByRole('textbox', { name: t('note') }).fill('已通话');
    await button(t('saveNote')).click();
    await expect.element(page.getByText('已通话')).toBeVisible();

    await button(t('toContacted')).click();
    await expect.element(button(t('toConfirmed'))).toBeVisible();
    expect(asked('setRequestStatus')).toEqual([{ id: 'one', from: 'new', to: 'contacted' }]);
    expect(said).toEqual([t('noteSaved'), t('changed')]);

    // A colleague changes the status first.
    const overtaken = change('one', { status: 'confirmed' });
    refusals.set('setRequestStatus', { status: 409, code: 'conflict', data: overtaken });
    await button(t('toDeclined')).click();
    const dialog = page.getByRole('dialog', { name: t('declineTitle') });
    await expect.element(dialog).toBeVisible();
    expect(await violations(dialog.element())).toEqual([]);
    await dialog.getByRole('button', { name: t('toDeclined'), exact: true }).click();
    await expect
      .element(
        page
          .getByRole('alert')
          .or(page.getByText(t('conflict')))
          .first(),
      )
      .toBeVisible();
    await expect.element(button(t('reopen'))).toBeVisible();

    await page.getByRole('link', { name: t('close'), exact: true }).click();
    await expect.element(page.getByRole('link', { name: '山城咖啡节', exact: true })).toHaveFocus();
  });

  it('saves a note with the next change of status, and retains it when the panel closes before', async () => {
    const { asked, refusals } = serve();
    const said = open(language, '/editor/inbox?id=one');
    const box = page.getByRole('textbox', { name: t('note') });
    await box.fill('周五回电');
    await page.getByRole('link', { name: t('close'), exact: true }).click();
    await expect.element(box).not.toBeInTheDocument();
    await page.getByRole('link', { name: '山城咖啡节', exact: true }).click();
    await expect.element(box).toHaveValue('周五回电');

    // A refused note stays, and the status does not change without it.
    refusals.set('addRequestNote', { status: 500, code: 'failed' });
    await button(t('toContacted')).click();
    await expect.element(page.getByRole('alert').last()).toBeVisible();
    await expect.element(box).toHaveValue('周五回电');
    expect(asked('setRequestStatus')).toEqual([]);

    await button(t('toContacted')).click();
    await expect.element(button(t('toConfirmed'))).toBeVisible();
    // The answer may have been lost: the same key says that it is the same note.
    const [{ key } = {}] = asked('addRequestNote');
    expect(key).toMatch(/^[a-z0-9]{8}$/);
    const note = { id: 'one', text: '周五回电', key };
    expect(asked('addRequestNote')).toEqual([note, note]);
    expect(asked('setRequestStatus')).toEqual([{ id: 'one', from: 'new', to: 'contacted' }]);
    await expect.poll(() => said).toEqual([t('noteSaved'), t('changed')]);
    await expect.element(box).toHaveValue('');
    expect(window.localStorage.length).toBe(0);
    await box.fill('周五回电');
    await button(t('saveNote')).click();
    await expect.poll(() => asked('addRequestNote').length).toBe(3);
    expect(asked('addRequestNote')[2]).not.toEqual(note);
  });

  it.each([
    [-30.25, { 'zh-CN': '已超时 30 小时 15 分', 'en-US': 'Overdue by 30 h 15 min' }],
    [-47.75, { 'zh-CN': '已超时 47 小时 45 分', 'en-US': 'Overdue by 47 h 45 min' }],
    [-48.25, { 'zh-CN': '已超时 2 天', 'en-US': 'Overdue by 2 days' }],
  ])('says how long a request is overdue, in days from two days on: %d hours', async (late, texts) => {
    const { change } = serve();
    change('two', { answerBy: hours(late) });
    open(language, '/editor/inbox?id=two');
    await expect.element(page.getByText(texts[language], { exact: true })).toBeVisible();
  });

  it('shows overdue requests, shows only the open request on narrow screens, and deletes it by its reference', async () => {
    const { asked } = serve();
    await page.viewport(390, 844);
    const said = open(language, '/editor/inbox?id=two');
    await expect.element(page.getByText(t('lateHours', { hours: 2, minutes: 30 }))).toBeVisible();
    expect(page.getByRole('table').query()).toBeNull();
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(await violations(document.body)).toEqual([]);

    await button(t('more')).click();
    await page.getByRole('menuitem', { name: t('remove') }).click();
    const type = page.getByRole('textbox', { name: t('removeType', { reference: '00000-00002' }) });
    await type.fill('7K3M9-Q2XTA');
    await button(t('removeAction')).click();
    await expect.element(page.getByText(t('removeWrong'))).toBeVisible();
    expect(await violations(page.getByRole('dialog').element())).toEqual([]);
    expect(asked('removeRequest')).toEqual([]);
    await type.fill('00000 00002');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(said).toEqual([t('removed')]);
    expect(page.getByText('桥梁年会').query()).toBeNull();
  });

  it('assigns selected requests and marks them as contacted, by keyboard', async () => {
    const { asked, refusals } = serve();
    const said = open(language);
    await expect.element(page.getByRole('table')).toBeVisible();
    await userEvent.keyboard('jxjx');
    await expect.element(page.getByText(t('selected', { count: 2 }))).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
    button(t('assign')).element().focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect
      .poll(() => asked('assignRequest'))
      .toEqual([
        { id: 'one', to: 'b' },
        { id: 'two', to: 'b' },
      ]);
    await expect.poll(() => said).toEqual([t('assigned')]);
    await expect.element(page.getByRole('cell', { name: '周明' }).nth(1)).toBeVisible();
    expect(page.getByText(t('selected', { count: 2 })).query()).toBeNull();

    await page.getByRole('checkbox', { name: t('selectPage') }).click();
    refusals.set('setRequestStatus', { status: 409, code: 'conflict' });
    await button(t('toContacted')).click();
    await expect.poll(() => said.at(-1)).toBe(t('contactedSome', { count: 1, others: 1 }));
    expect(asked('setRequestStatus').map(({ from, to }) => [from, to])).toEqual([
      ['new', 'contacted'],
      ['new', 'contacted'],
    ]);
  });

  it('filters by who takes care of a request, and changes it in the open one', async () => {
    const { asked } = serve();
    open(language, '/editor/inbox?id=one');
    await page
      .getByRole('button', { name: new RegExp(`${t('assignee')}$`) })
      .last()
      .click();
    await page.getByRole('option', { name: '周明' }).click();
    await expect.poll(() => asked('assignRequest')).toEqual([{ id: 'one', to: 'b' }]);
    await page.getByRole('button', { name: new RegExp(t('anyone')) }).click();
    await page.getByRole('option', { name: t('mine') }).click();
    await expect.poll(() => asked('listRequests').at(-1)).toMatchObject({ assignee: 'a', page: 1 });
    expect(
      page
        .getByRole('link', { name: t('export') })
        .element()
        .getAttribute('href'),
    ).toContain('assignee=a');
  });

  it('shows an empty state without matches, and an error after a failed request', async () => {
    const { refusals, asked } = serve();
    refusals.set('listRequests', { status: 500, code: 'failed' });
    open(language);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await page.getByRole('alert').getByRole('button').click();
    await expect.element(page.getByRole('table')).toBeVisible();
    await page.getByRole('searchbox').fill('没有');
    await expect.element(page.getByText(t('noMatch'))).toBeVisible();
    expect(asked('listRequests').at(-1)).toMatchObject({ search: '没有', page: 1 });
    expect(
      page
        .getByRole('link', { name: t('export') })
        .element()
        .getAttribute('href'),
    ).toBe(`/api/editor/inbox.csv?search=${encodeURIComponent('没有')}`);
    expect(await violations(document.body)).toEqual([]);
    await page.getByRole('link', { name: t('showAll') }).click();
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });
});
