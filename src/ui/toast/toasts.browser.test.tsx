import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { show } from '#tests/ui/show.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Link } from '../link/Link.tsx';
import { useLocation } from '../router.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import type { ToastMessage } from './toast.ts';
import { useToasts } from './toast.ts';

const nothingMore: ToastMessage = { kind: 'warning', text: '没有更多了！' };
const notSent: ToastMessage = { kind: 'error', text: '提交失败,请联系管理员' };

let clock: ReturnType<typeof fakeClock>;
beforeEach(async () => {
  clock = fakeClock();
  await page.viewport(1280, 800);
});

const Sender = ({ message }: { message: ToastMessage }) => {
  const { toast } = useToasts();
  return (
    <button type="button" onClick={() => toast(message)}>
      {`send ${message.kind}`}
    </button>
  );
};

const start = () =>
  show(
    <ToastProvider dismissLabel="关闭提示" clock={clock}>
      <Sender message={nothingMore} />
      <Sender message={notSent} />
    </ToastProvider>,
    'zh-CN',
  );

const send = (kind: string) => page.getByRole('button', { name: `send ${kind}` }).click();
const status = () => document.querySelector('[role=status]')?.textContent ?? '';
const alert = () => document.querySelector('[role=alert]')?.textContent ?? '';
const pass = (milliseconds: number) => flushSync(() => clock.pass(milliseconds));

describe('toasts', () => {
  it('[ERR-03] are announced in live regions that exist beforehand: errors as alert, others as status', async () => {
    start();
    expect(document.querySelectorAll('[role=status], [role=alert]')).toHaveLength(2);
    expect(status() + alert()).toBe('');
    await send('warning');
    await expect.poll(status).toBe('没有更多了！');
    expect(alert()).toBe('');
    await send('error');
    await expect.poll(alert).toBe('提交失败,请联系管理员');
    // A toast fades in: half there, its contrast is not its own yet.
    await expect.poll(() => document.getAnimations().length).toBe(0);
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  it('[ERR-03] disappear 3000 ms after they became visible', async () => {
    start();
    await send('warning');
    await expect.poll(status).not.toBe('');
    pass(2999);
    expect(status()).not.toBe('');
    pass(1);
    expect(status()).toBe('');
  });

  it('[ERR-03] pause under the pointer and then run out their remaining time', async () => {
    start();
    await send('warning');
    await expect.poll(status).not.toBe('');
    pass(2000);
    await page.getByText('没有更多了！').hover();
    pass(10_000);
    expect(status()).not.toBe('');
    await page.getByRole('button', { name: 'send error' }).hover();
    pass(999);
    expect(status()).not.toBe('');
    pass(1);
    expect(status()).toBe('');
  });

  it('[ERR-03] pause while focused; dismissing one by keyboard restores the focus', async () => {
    start();
    await send('error');
    await send('warning');
    await expect.poll(status).not.toBe('');
    const sender = document.activeElement;
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭提示');
    pass(10_000);
    expect(alert()).not.toBe('');
    await userEvent.keyboard('{Enter}');
    expect(alert() + status()).toBe('没有更多了！');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('关闭提示');
    await userEvent.keyboard('{Enter}');
    expect(alert() + status()).toBe('');
    expect(document.activeElement?.textContent).toBe('send error');
    expect(sender?.isConnected).toBe(true);
  });

  it('[ERR-03] appear once, however often the same one is sent', async () => {
    start();
    for (const _time of [1, 2, 3]) await send('warning');
    await expect.poll(status).toBe('没有更多了！');
  });

  it('[ERR-03] are reachable inside an open modal dialog, and on the page after it closes', async () => {
    const dialog = (open: boolean) => (
      <ToastProvider dismissLabel="关闭提示" clock={clock}>
        <Dialog open={open} onClose={() => {}} title="条款">
          <Sender message={notSent} />
        </Dialog>
      </ToastProvider>
    );
    const { again } = show(dialog(true), 'zh-CN');
    await send('error');
    const shown = () => [...document.querySelectorAll('[role=alert]')].filter((one) => one.textContent);
    await expect.poll(() => shown().map((one) => one.textContent)).toEqual(['提交失败,请联系管理员']);
    expect(shown()[0]?.closest('dialog:modal')).not.toBeNull();
    await page.getByRole('button', { name: '关闭提示' }).click();
    expect(shown()).toEqual([]);
    await send('error');
    await expect.poll(shown).toHaveLength(1);
    again(dialog(false));
    await expect.poll(() => shown()[0]?.closest('dialog')).toBe(null);
    pass(3000);
    expect(shown()).toEqual([]);
  });

  it('[ERR-03] survive a navigation', async () => {
    const Page = () =>
      useLocation().pathname === '/' ? (
        <>
          <Sender message={nothingMore} />
          <Link href="/next">next</Link>
        </>
      ) : (
        <p>another page</p>
      );
    show(
      <ToastProvider dismissLabel="关闭提示" clock={clock}>
        <Page />
      </ToastProvider>,
    );
    await send('warning');
    await expect.poll(status).toBe('没有更多了！');
    await page.getByRole('link', { name: 'next' }).click();
    await expect.poll(() => document.body.textContent).toContain('another page');
    expect(status()).toBe('没有更多了！');
    pass(3000);
    expect(status()).toBe('');
  });

  it.each([390, 1440])(
    'appear at the top right below the header, within the screen, at %i px',
    async (width) => {
      await page.viewport(width, 800);
      start();
      await send('warning');
      await expect.poll(status).not.toBe('');
      const box = document.querySelector('[role=status] > *')?.getBoundingClientRect();
      const margin = width === 390 ? 20 : 48;
      expect(box?.right).toBeCloseTo(document.documentElement.clientWidth - margin, 0);
      expect(box?.left).toBeGreaterThanOrEqual(margin);
      expect(box?.top).toBe(width === 390 ? 80 : 104);
      for (const button of document.querySelectorAll('[role=status] button'))
        expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    },
  );
});

describe('a toast never covers the control that raised it, nor those beside it', () => {
  const bar = (where: string) => (
    <p
      style={{
        position: 'fixed',
        right: 20,
        display: 'flex',
        gap: 8,
        ...(where === 'top' ? { top: 90 } : { bottom: 20 }),
      }}
    >
      <Sender message={nothingMore} />
      <button type="button">beside it</button>
    </p>
  );
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const expectApart = () => {
    const toasts = boxesOf('[role=status] > *, [role=alert] > *');
    expect(toasts.length).toBeGreaterThan(0);
    for (const toast of toasts) {
      expect(toast.left).toBeGreaterThanOrEqual(0);
      expect(toast.right).toBeLessThanOrEqual(window.innerWidth);
      expect(toast.top).toBeGreaterThanOrEqual(0);
      expect(toast.bottom).toBeLessThanOrEqual(window.innerHeight);
      for (const control of boxesOf('p > button')) {
        const apart =
          toast.right <= control.left ||
          toast.left >= control.right ||
          toast.bottom <= control.top ||
          toast.top >= control.bottom;
        expect(apart, JSON.stringify([toast, control])).toBe(true);
      }
    }
  };
  const shown = () => document.querySelectorAll('[role=status] > *').length;

  it.each([
    [390, 'top', false],
    [390, 'bottom', false],
    [1440, 'top', false],
    [1440, 'bottom', false],
    [390, 'top', true],
    [1440, 'top', true],
    [1440, 'bottom', true],
  ])('[ERR-03] at %i px, with the control at the %s, in a dialog: %s', async (width, where, inDialog) => {
    await page.viewport(width, 800);
    show(
      <ToastProvider dismissLabel="关闭提示" clock={clock}>
        {inDialog ? (
          <Dialog open onClose={() => {}} title="条款">
            {bar(where)}
          </Dialog>
        ) : (
          bar(where)
        )}
      </ToastProvider>,
      'zh-CN',
    );
    await send('warning');
    await expect.poll(shown).toBe(1);
    expectApart();
    // The pointer rests on the button: the toast has its time, and no more.
    pass(3000);
    expect(shown()).toBe(0);
  });

  it('[ERR-03] when the keyboard used the control', async () => {
    show(
      <ToastProvider dismissLabel="关闭提示" clock={clock}>
        {bar('top')}
      </ToastProvider>,
      'zh-CN',
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(shown).toBe(1);
    expectApart();
    pass(3000);
    expect(shown()).toBe(0);
  });

  it('[ERR-03] when another control raises one more, and while one of them disappears', async () => {
    show(
      <ToastProvider dismissLabel="关闭提示" clock={clock}>
        <Sender message={notSent} />
        {bar('top')}
      </ToastProvider>,
      'zh-CN',
    );
    await send('warning');
    await expect.poll(shown).toBe(1);
    await send('error');
    await expect.poll(alert).not.toBe('');
    expectApart();
    await page.getByRole('button', { name: '关闭提示' }).first().click();
    expect(alert()).toBe('');
    expectApart();
  });
});
