import { useEffect } from 'react';

/** Marks the link or button of a row that J and K reach. */
export const rowMark = { 'data-row': '' };

/** Moves the focus from row to row with J and K, and ticks a row with X, while no text field has the focus. */
export function useRowKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') focusRow(key === 'j' ? 1 : -1);
      else if (key === 'x') document.activeElement?.closest('tr')?.querySelector('input')?.click();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || target.matches('textarea, select, [role=dialog] *');
}

function focusRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const row = document.activeElement?.closest('tr, li');
  const at = rows.findIndex((one) => row?.contains(one));
  rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]?.focus();
}
