/** Marker element. Looks like the view's own, so that opening the map changes nothing. */
export function pinOf(target: HTMLElement): HTMLElement {
  const pin = document.createElement('div');
  pin.setAttribute('aria-hidden', 'true');
  const drawn = target.parentElement?.querySelector('[data-pin] svg');
  if (drawn) pin.append(drawn.cloneNode(true));
  return pin;
}

/** Kinds of names on the built-in map. */
export type NameKind = 'water' | 'street' | 'station';

const looks: Record<NameKind, string> = {
  water: 'text-teal-deep tracking-[.15em]',
  street: 'text-ink-2',
  station:
    'text-ink font-medium after:ml-1.5 after:inline-block after:size-2.5 after:rounded-full after:bg-ink after:align-baseline',
};

/** Anchor of a name by its kind. */
export const nameAnchors = { water: 'center', street: 'left', station: 'right' } as const satisfies Record<
  NameKind,
  string
>;

/** Creates a name on the map. Hidden from screen readers: the text beside the map describes the place. */
export function nameSign(text: string, kind: NameKind): HTMLElement {
  const sign = document.createElement('div');
  sign.setAttribute('aria-hidden', 'true');
  sign.className = `text-cap leading-tight whitespace-nowrap ${looks[kind]}`;
  sign.textContent = text;
  return sign;
}
