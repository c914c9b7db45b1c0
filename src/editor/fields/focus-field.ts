import type { Language } from '#schemas/language.ts';
import { fieldMark, type Path, pathName } from './value-paths.ts';

const controls = 'textarea, input:not([type=hidden]), select, [contenteditable=true], button';

/** With these the user goes on elsewhere. */
const signs = ['pointerdown', 'keydown'] as const;

/**
 * Focuses the field at a path, or the one above it, and opens the rows of lists on the way. Waits for parts of the form
 * that load later, until the user does something else.
 * @param path empty for the first field
 * @returns ends the waiting
 */
export function focusField(
  form: Element,
  { path, language }: { path: Path; language: Language },
): () => void {
  const tried = new Set<Element>();
  const seek = () => {
    const around = path.map((_, index) => {
      const name = pathName(path.slice(0, index + 1));
      return form.querySelector(`[${fieldMark}="${CSS.escape(name)}"]`);
    });
    for (const row of around) {
      const button = row?.matches('li') ? row.querySelector<HTMLElement>('[aria-expanded=false]') : undefined;
      if (!button || tried.has(button)) continue;
      tried.add(button);
      button.click();
    }
    const field = path.length === 0 ? form.querySelector(`[${fieldMark}]`) : around.at(-1);
    const found = [...(field?.querySelectorAll<HTMLElement>(controls) ?? [])];
    const control = found.find((one) => one.lang === language) ?? found[0];
    if (!control) return false;
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
    return true;
  };
  const observer = new MutationObserver(() => {
    if (seek()) end();
  });
  const over = new AbortController();
  const end = () => {
    observer.disconnect();
    over.abort();
  };
  if (seek()) return () => {};
  observer.observe(form, { childList: true, subtree: true });
  for (const sign of signs) document.addEventListener(sign, end, { signal: over.signal });
  return end;
}
