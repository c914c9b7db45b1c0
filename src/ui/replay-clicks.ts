/**
 * Marks a part of the page as hydrated and repeats the clicks on its buttons that came too early.
 * @param part an element with `data-block`, or the root element for everything outside of blocks
 */
export function replayClicks(part: HTMLElement): void {
  part.dataset.alive = '';
  // After a click during which the part was hydrated, whose mark is removed at its end.
  setTimeout(() => {
    for (const button of part.querySelectorAll<HTMLElement>('button[data-clicked]')) {
      if ((button.closest('[data-block]') ?? document.documentElement) !== part) continue;
      delete button.dataset.clicked;
      button.click();
    }
  });
}
