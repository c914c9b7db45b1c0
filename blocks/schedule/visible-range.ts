/** So many cards on either side are drawn; a year may hold hundreds. */
const step = 12;
/** Side by side on desktop. */
export const abreast = 4;

/**
 * The cards that are drawn while `position` is at the front. In the server's HTML, where nothing can scroll to it, they
 * begin with it, unless it is one of the last, which stand side by side. Afterwards there are those before it too. It
 * changes every few steps only, so that a row can glide.
 */
export function visibleRange(position: number, count: number, alive: boolean): { from: number; to: number } {
  const from = alive
    ? Math.max(0, (Math.floor(position / step) - 1) * step)
    : Math.min(position, Math.max(0, count - abreast));
  return { from, to: Math.min(count, from + (alive ? 3 : 1) * step) };
}
