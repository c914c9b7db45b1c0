import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Boundary, show } from '#tests/ui/show.tsx';
import { Dialog } from './Dialog.tsx';
import { useScrollLock } from './scroll-lock.ts';

const root = document.documentElement;
const locked = () => getComputedStyle(root).overflow === 'hidden';
const modal = () => document.querySelector<HTMLDialogElement>('dialog:modal');

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ height: '3000px' }}>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Terms">
        <a href="#inside">inside</a>
      </Dialog>
    </div>
  );
}

beforeEach(() => page.viewport(1280, 800));

describe('Dialog', () => {
  const open = async () => {
    show(<Opener />);
    await page.getByRole('button', { name: 'open' }).click();
    await expect.poll(modal).not.toBeNull();
    expect(locked()).toBe(true);
  };
  const backAtOpener = async () => {
    await expect.poll(modal).toBeNull();
    expect(document.activeElement?.textContent).toBe('open');
    // The browser fires `close` in a separate task.
    await expect.poll(locked).toBe(false);
  };

  it('[LOAD-01] locks the scroll while it is open, has its title as name and traps the focus', async () => {
    await open();
    expect(locked()).toBe(true);
    await expect.element(page.getByRole('dialog', { name: 'Terms' })).toBeVisible();
    for (const _step of [1, 2, 3, 4, 5]) {
      await userEvent.keyboard('{Tab}');
      const { activeElement } = document;
      expect(activeElement === document.body || modal()?.contains(activeElement)).toBe(true);
    }
  });

  it('[LOAD-01] closes on Escape, restores the focus and unlocks the scroll', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await backAtOpener();
  });

  it('[LOAD-01] unlocks the scroll when its button closes it', async () => {
    await open();
    await page.getByRole('button', { name: 'Close' }).click();
    await backAtOpener();
  });

  it('[LOAD-01] closes and unlocks the scroll on a click on the backdrop, and not on one inside', async () => {
    await open();
    modal()
      ?.querySelector('h2')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    modal()?.querySelector('h2')?.click();
    expect(modal()).not.toBeNull();
    expect(locked()).toBe(true);
    modal()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    modal()?.click();
    await backAtOpener();
  });

  it('[LOAD-01] unlocks the scroll when it unmounts while it is open', async () => {
    const { again } = show(<Opener />);
    await page.getByRole('button', { name: 'open' }).click();
    await expect.poll(locked).toBe(true);
    again(<p>another page</p>);
    expect(locked()).toBe(false);
  });
});

describe('useScrollLock', () => {
  const Holder = ({ locked: wanted, broken = false }: { locked: boolean; broken?: boolean }) => {
    useScrollLock(wanted);
    if (broken) throw new Error('this view fails');
    return null;
  };

  it('[LOAD-01] stays locked until the last lock is released', () => {
    const first = show(<Holder locked />);
    const second = show(<Holder locked />);
    expect(locked()).toBe(true);
    first.again(<Holder locked={false} />);
    expect(locked()).toBe(true);
    second.remove();
    expect(locked()).toBe(false);
    expect(root.getAttribute('style') ?? '').toBe('');
  });

  it('[LOAD-01] releases the lock when an error unmounts the component', () => {
    const { again } = show(
      <Boundary>
        <Holder locked />
      </Boundary>,
    );
    expect(locked()).toBe(true);
    again(
      <Boundary>
        <Holder locked broken />
      </Boundary>,
    );
    expect(locked()).toBe(false);
  });

  it('[LOAD-01] preserves the scroll position and the width of the page', () => {
    show(<div style={{ height: '5000px' }} />);
    window.scrollTo(0, 1234);
    const width = document.body.clientWidth;
    const { remove } = show(<Holder locked />);
    expect(locked()).toBe(true);
    expect([window.scrollY, document.body.clientWidth]).toEqual([1234, width]);
    remove();
    expect([window.scrollY, document.body.clientWidth]).toEqual([1234, width]);
  });
});
