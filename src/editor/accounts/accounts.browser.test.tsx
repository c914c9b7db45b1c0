import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EditorContext } from '../context.tsx';
import '../styles.css';
import { eventually } from '#tests/support/eventually.ts';
import { violations } from '#tests/ui/violations.ts';
import { AccountsScreen } from './AccountsScreen.tsx';
import { LinkOnce } from './InviteDialog.tsx';
import LinkPage from './LinkPage.tsx';
import { MySessions } from './MySessions.tsx';
import { PreviewLinksScreen } from './PreviewLinksScreen.tsx';
import { SignIn, SignInAgain } from './SignIn.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const account = { id: 'a', name: '李明', email: 'li@venue.example', role: 'editor' } as const;

/**
 * Renders a screen at an address.
 * @returns spy of the session refresh
 */
function show(screen: ReactNode, at = '/editor') {
  const refresh = vi.fn(async () => {});
  const value = {
    language: 'zh-CN',
    timeZone: 'Asia/Shanghai',
    ...{ setLanguage: () => {}, account, refresh, say: () => {} },
  } as const;
  document.documentElement.lang = 'zh-CN';
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EditorContext value={value}>
        <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
      </EditorContext>
    </QueryClientProvider>,
  );
  return { refresh };
}

/**
 * Queues the responses of the next calls.
 * @returns the recorded request bodies
 */
function answers(...responses: Response[]): unknown[] {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const next = responses.shift();
    if (!next) throw new Error('no answer is left');
    return next;
  });
  return sent;
}

/** Waits for the colour transitions of buttons; a cancelled transition rejects its promise. */
async function violationsAtRest() {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return violations(document.body);
}

const refusal = (code: string, status: number, headers = {}) =>
  Response.json({ code, data: null }, { status, headers });

it('sign-in shows errors at their fields, preserves the input and shows how long to wait', async () => {
  const { refresh } = show(<SignIn needsSetUp={false} />);
  const button = page.getByRole('button', { name: '登录' });
  await button.click();
  const email = page.getByLabelText('邮箱');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('请填写有效的邮箱地址');
  const sent = answers(
    refusal('wrongPassword', 401),
    refusal('tooMany', 429, { 'retry-after': '3541' }),
    Response.json({ data: account }),
  );
  await email.fill('li@venue.example');
  await page.getByLabelText('密码', { exact: true }).fill('a phrase');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('邮箱或密码不正确。');
  expect(await violationsAtRest()).toEqual([]);
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('尝试次数过多，请 60 分钟后再试。');
  expect(refresh).not.toHaveBeenCalled();
  await button.click();
  await eventually(() => expect(refresh).toHaveBeenCalledOnce());
  expect(sent[2]).toEqual({ email: 'li@venue.example', password: 'a phrase' });
});

it('signing in again is restricted to the same account and can be closed to read the screen', async () => {
  const { refresh } = show(<SignInAgain />);
  await expect.element(page.getByLabelText('邮箱')).toHaveValue(account.email);
  await expect.element(page.getByLabelText('邮箱')).toHaveAttribute('readonly');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '重新登录' }).click();
  answers(Response.json({ data: account }));
  await page.getByLabelText('密码', { exact: true }).fill('a phrase');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(refresh).toHaveBeenCalledOnce());
});

it('a lost invitation link is replaced by a new one in the list of invitations', async () => {
  const invitation = {
    id: 'i',
    email: 'wu@venue.example',
    role: 'publisher',
    expiresAt: '2026-12-01T00:00:00Z',
  };
  const listed = () => Response.json({ data: { accounts: [], invitations: [invitation] } });
  const link = {
    url: 'https://site.example/editor/link/new',
    expiresAt: '2026-12-02T00:00:00Z',
    canMail: false,
  };
  const sent = answers(listed(), Response.json({ data: link }), listed());
  show(<AccountsScreen />);
  await page.getByRole('button', { name: '为 wu@venue.example 生成新链接' }).click();
  await expect
    .element(page.getByRole('dialog').getByLabelText('链接'))
    .toHaveValue('https://site.example/editor/link/new');
  expect(sent[1]).toEqual({ email: 'wu@venue.example', role: 'publisher' });
  await eventually(async () => expect(await violationsAtRest()).toEqual([]));
});

it('an invitation can be accepted, and an expired link explains where to get a new one', async () => {
  const routes = (
    <Routes>
      <Route path="/editor/link/:token" element={<LinkPage />} />
      <Route path="/editor" element="inside" />
    </Routes>
  );
  const sent = answers(
    Response.json({ data: { purpose: 'invitation', email: account.email } }),
    Response.json({ data: account }),
    refusal('expired', 410),
  );
  show(routes, '/editor/link/token-of-an-invitation');
  await page.getByLabelText('姓名').fill('李明');
  await page.getByLabelText('密码', { exact: true }).fill('short');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('密码', { exact: true })).toHaveFocus();
  expect(sent).toHaveLength(1);
  await page.getByLabelText('密码', { exact: true }).fill('long enough, this one');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect.element(page.getByLabelText('密码', { exact: true })).toHaveAttribute('type', 'text');
  expect(await violationsAtRest()).toEqual([]);
  await page.getByRole('button', { name: '创建账号并登录' }).click();
  await expect.element(page.getByText('inside')).toBeVisible();
  expect(sent[1]).toEqual({
    token: 'token-of-an-invitation',
    name: '李明',
    email: account.email,
    password: 'long enough, this one',
  });
  root?.unmount();
  show(routes, '/editor/link/token-that-is-over-now');
  await expect.element(page.getByText('链接已过期。')).toBeVisible();
  await page.getByRole('link', { name: '前往登录' }).click();
  await expect.element(page.getByText('inside')).toBeVisible();
});

it('the list of sessions names this browser and signs out one of the others, or all others after a question', async () => {
  const at = { startedAt: '2026-11-20T01:00:00.000Z', lastSeenAt: '2026-11-21T01:00:00.000Z' };
  const here = { ...at, id: '1', current: true, browser: 'Chrome · Windows', network: '203.0.113.0/24' };
  const phone = { ...at, id: '2', current: false, browser: 'WeChat · iPhone' };
  const unknown = { ...at, id: '3', current: false };
  const list = (...sessions: object[]) => Response.json({ data: { sessions } });
  const done = () => Response.json({ data: {} });
  const sent = answers(list(here, phone, unknown), done(), list(here, unknown), done(), list(here));
  show(<MySessions />);
  await expect
    .element(page.getByRole('row', { name: /Chrome · Windows.*此浏览器.*203\.0\.113\.0\/24/ }))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /未知浏览器.*未知网络/ })).toBeVisible();
  expect(await violationsAtRest()).toEqual([]);
  await page.getByRole('button', { name: /^退出登录：WeChat · iPhone/ }).click();
  await expect.element(page.getByText('WeChat · iPhone')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '退出其他设备' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出其他设备' }).click();
  await expect.element(page.getByText('未知浏览器')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '退出其他设备' })).not.toBeInTheDocument();
  expect(sent).toEqual([{}, { id: '2' }, {}, {}, {}]);
});

it('the list of preview links revokes one, and names its page and the moment when it was made', async () => {
  const link = { by: '李明', createdAt: '2026-11-20T01:00:00.000Z', expiresAt: '2026-11-27T01:00:00.000Z' };
  const list = (...links: object[]) => Response.json({ data: { links } });
  const sent = answers(
    list({ ...link, id: 'one', address: '/news' }, { ...link, id: 'two', address: '/about' }),
    Response.json({ data: {} }),
    list({ ...link, id: 'one', address: '/news' }),
  );
  show(<PreviewLinksScreen />);
  await page.getByRole('button', { name: /^撤回 \/about 的预览链接（.+ 生成）$/ }).click();
  await expect.element(page.getByText('/about')).not.toBeInTheDocument();
  await expect.element(page.getByText('/news')).toBeVisible();
  expect(sent).toEqual([{}, { id: 'two' }, {}]);
});

it('the second step of a sign-in accepts a code, shows why one is refused, and leads back to the password', async () => {
  const needed = { ticket: 'ticket-of-the-first-step', totp: true, passkey: false };
  const sent = answers(
    Response.json({ code: 'secondFactor', data: needed }, { status: 401 }),
    refusal('wrongCode', 401),
    Response.json({ data: account }),
  );
  const { refresh } = show(<SignIn needsSetUp={false} />);
  await page.getByLabelText('邮箱').fill('li@venue.example');
  await page.getByLabelText('密码', { exact: true }).fill('a phrase');
  await userEvent.keyboard('{Enter}');
  const code = page.getByLabelText('验证码或恢复码');
  await expect.element(code).toHaveFocus();
  expect(refresh).not.toHaveBeenCalled();
  await code.fill(' 123456 ');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('验证码不正确，或已经用过。请等待应用显示下一个。');
  expect(await violationsAtRest()).toEqual([]);
  await code.fill('654321');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(refresh).toHaveBeenCalledOnce());
  expect(sent[1]).toEqual({ ticket: needed.ticket, code: '123456' });
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(page.getByLabelText('邮箱')).toBeVisible();
});

it('a link can be sent by mail where the site sends mail, and a failure says to copy it', async () => {
  const link = {
    url: 'https://venue.example/editor/link/token-of-the-link',
    expiresAt: '2026-11-28T01:00:00.000Z',
  };
  const sent = answers(refusal('mailFailed', 502), Response.json({ data: {} }));
  show(<LinkOnce {...link} canMail lead="发给本人。" />);
  const button = page.getByRole('button', { name: '用邮件发送' });
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('邮件没有发出。请复制链接，自行发给对方。');
  expect(await violationsAtRest()).toEqual([]);
  await button.click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(sent).toEqual([{ token: 'token-of-the-link' }, { token: 'token-of-the-link' }]);
  root?.unmount();
  show(<LinkOnce {...link} canMail={false} lead="发给本人。" />);
  await expect.element(page.getByRole('textbox', { name: '链接' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
