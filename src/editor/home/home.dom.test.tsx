import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Language } from '#schemas/language.ts';
import { eventually } from '#tests/support/eventually.ts';
import { EditorContext } from '../context.tsx';
import HomeScreen from './HomeScreen.tsx';

const now = Date.now();
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();

const request = (id: string, title: string, left: number) => ({
  ...{ id, reference: `EX-${id}`, kind: 'exhibition' as const, status: 'new' as const, title },
  ...{
    organisation: '某会展',
    place: [],
    receivedAt: hours(left - 24),
    unread: false,
    answerBy: hours(left),
  },
});
const home: EditorAnswer<'home'> = {
  requests: {
    items: [request('1', '晚了', -1.21), request('2', '快了', 2.14), request('3', '还早', 9.67)],
    total: 4,
  },
  drafts: {
    items: [
      {
        ...{ kind: 'news', id: 'a', title: { 'zh-CN': '开馆', 'en-US': 'Opening' }, state: 'changed' },
        ...{ at: hours(-1), behind: [{ language: 'en-US', missing: 0, older: 2 }] },
      },
    ],
    total: 1,
  },
  translations: [{ kind: 'notice', missing: 6, older: 5, oldest: '2026-10-09T00:00:00Z' }],
  planned: { items: [], total: 0 },
  changes: {
    items: [
      { kind: 'venue', id: 'n1', title: { 'zh-CN': '北一厅' }, at: hours(-2), by: '张三', removed: false },
    ],
    total: 1,
  },
  since: hours(-48),
  at: hours(0),
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Shows the screen over a server that answers with these data. */
async function open(language: Language) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return Response.json({ data: url.endsWith('/home') ? home : {} });
  });
  const said: string[] = [];
  const value = {
    ...{ language, timeZone: 'Asia/Shanghai', account: undefined, setLanguage: () => {} },
    ...{ refresh: async () => {}, say: (message: string) => said.push(message) },
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <EditorContext value={value}>
          <MemoryRouter>
            <HomeScreen />
          </MemoryRouter>
        </EditorContext>
      </QueryClientProvider>,
    ),
  );
  await eventually(() => expect(document.querySelectorAll('section')).toHaveLength(5));
  return { sent, said, close: () => flushSync(() => root.unmount()) };
}

const textOf = (element: Element | undefined | null) => element?.textContent;

it('the home screen shows deadlines by urgency, own drafts with their languages, and what others published', async () => {
  const { close } = await open('zh-CN');
  const [requests, drafts, translations, planned, changes] = [...document.querySelectorAll('section')];
  expect(textOf(requests?.querySelector('h2'))).toBe('未答复的申请4');
  const clocks = [...(requests?.querySelectorAll('li > span:last-child') ?? [])];
  expect(clocks.map((clock) => [clock.textContent, /danger|warning/.exec(clock.className)?.[0]])).toEqual([
    ['超时 1 小时 12 分', 'danger'],
    ['剩 2 小时 8 分', 'warning'],
    ['剩 9 小时 40 分', undefined],
  ]);
  expect(textOf(drafts?.querySelector('a[data-row]'))).toBe('开馆');
  const marks = [...(drafts?.querySelectorAll('[role=img]') ?? [])];
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['中文已是最新', '英文较旧']);
  expect(textOf(translations?.querySelector('tbody tr'))).toBe('公告6510-09');
  expect(planned?.textContent).toContain('没有计划发布的内容。');
  expect(textOf(changes?.querySelector('li a'))).toBe('张三 发布了 北一厅');
  close();
});

it('J and K go from row to row of the home screen, and its changes can be marked as seen', async () => {
  const { sent, said, close } = await open('en-US');
  const press = (key: string) => flushSync(() => window.dispatchEvent(new KeyboardEvent('keydown', { key })));
  press('j');
  expect(textOf(document.activeElement)).toBe('晚了');
  for (const key of ['j', 'j', 'j']) press(key);
  expect(textOf(document.activeElement)).toBe('Opening');
  press('k');
  expect(textOf(document.activeElement)).toBe('还早');
  const seen = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Mark as seen',
  );
  seen?.click();
  await eventually(() => expect(said).toEqual(['Marked as seen']));
  expect(sent).toContainEqual(['/api/editor/markHomeSeen', { at: home.at }]);
  close();
});
