/**
 * The index of the picture that a key leads to.
 *
 * @returns `undefined` for other keys, and beyond both ends
 */
export function nextPicture(key: string, index: number, count: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}
