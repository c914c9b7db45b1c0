/** The mark of a place: as the view draws it before the map is there, so that it stays where it is. */
export function pinOf(target: HTMLElement): HTMLElement {
  const pin = document.createElement('div');
  pin.setAttribute('aria-hidden', 'true');
  const drawn = target.parentElement?.querySelector('[data-pin] svg');
  if (drawn) pin.append(drawn.cloneNode(true));
  return pin;
}

/** What is named on the drawn map. */
export type NameKind = 'water' | 'street' | 'station';

const looks: Record<NameKind, string> = {
  water: 'text-teal-deep tracking-[.15em]',
  street: 'text-ink-2',
  station:
    'text-ink font-medium after:ml-1.5 after:inline-block after:size-2.5 after:rounded-full after:bg-ink after:align-baseline',
};

/** On which side of a name its place is. */
export const nameAnchors = { water: 'center', street: 'left', station: 'right' } as const satisfies Record<
  NameKind,
  string
>;

/** A name on the map. The text beside the map says where the place is; these are for the eye. */
export function nameSign(text: string, kind: NameKind): HTMLElement {
  const sign = document.createElement('div');
  sign.setAttribute('aria-hidden', 'true');
  sign.className = `text-cap leading-tight whitespace-nowrap ${looks[kind]}`;
  sign.textContent = text;
  return sign;
}
