import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchFilter } from './ListFilters.tsx';

/** A search box over a list whose URL follows each change after `delay` milliseconds. */
function open({ delay }: { delay: number }) {
  const urls: string[] = [];
  function Searched() {
    const [search, setSearch] = useState('');
    const change = (changed: object | ((state: { search?: string }) => object)) => {
      const next = typeof changed === 'function' ? changed({ search }) : changed;
      setTimeout(() => {
        if (!('search' in next)) return;
        urls.push(String(next.search));
        setSearch(String(next.search));
      }, delay);
    };
    return (
      <>
        <SearchFilter label="Search" list={{ state: { search }, change }} pause={0} />
        <button type="button" onClick={() => change({ search: '' })}>
          Clear
        </button>
      </>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Searched />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { urls };
}

it.each([0, 5, 40])('keeps every character that is typed while the URL follows %i ms late', async (delay) => {
  const { urls } = open({ delay });
  const box = page.getByRole('searchbox');
  await userEvent.type(box, 'privacy');
  await expect.poll(() => urls.at(-1)).toBe('privacy');
  await expect.element(box).toHaveValue('privacy');
});

it('is emptied when the filters are cleared', async () => {
  const { urls } = open({ delay: 5 });
  const box = page.getByRole('searchbox');
  await userEvent.type(box, 'privacy');
  await expect.poll(() => urls.at(-1)).toBe('privacy');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(box).toHaveValue('');
});
