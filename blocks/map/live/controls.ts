import { firstLook, type LiveMap, type MapView } from '../live-map.ts';

/** Methods that both renderers share. Under reduced motion they do not animate. */
interface Renderer {
  getZoom(): number;
  zoomTo(zoom: number): unknown;
  easeTo(look: { pitch: number; bearing: number; center?: [number, number]; zoom?: number }): unknown;
  remove(): void;
}

/** Creates the controls of a renderer. */
export function controlsOf(renderer: Renderer, view: MapView): LiveMap {
  let removed = false;
  return {
    zoomBy: (steps) => void renderer.zoomTo(Math.round(renderer.getZoom()) + steps),
    tilt: (tilted) => void renderer.easeTo(tilted ? firstLook : { pitch: 0, bearing: 0 }),
    home: () => void renderer.easeTo({ ...lookAt(view), ...firstLook }),
    remove: () => {
      if (!removed) renderer.remove();
      removed = true;
    },
  };
}

/** Initial centre and zoom of a view. */
export const lookAt = ({ centre, zoom }: MapView): { center: [number, number]; zoom: number } => ({
  center: [centre.longitude, centre.latitude],
  zoom,
});

/** Timeout for opening a map, in milliseconds. */
const patience = 20_000;

/** Resolves when the map is ready; rejects if it fails or times out. */
export function untilOpen(
  listen: (came: () => void, broke: (cause: unknown) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`no map after ${patience} ms`)), patience);
  listen(resolve, reject);
  return promise.finally(() => clearTimeout(timer));
}

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
  street: 'text-ink',
  station:
    'text-ink font-medium after:ml-1.5 after:inline-block after:size-2.5 after:rounded-full after:bg-ink after:align-baseline',
};

/** Light around the letters, so that names can be read on streets, roofs and water. */
const halo = '[text-shadow:0_0_2px_#fff,0_0_3px_#fff,0_0_4px_#fff,0_0_6px_#fff]';

/** Anchor of a name by its kind. */
export const nameAnchors = { water: 'center', street: 'left', station: 'right' } as const satisfies Record<
  NameKind,
  string
>;

/** Creates a name on the map. Hidden from screen readers: the text beside the map describes the place. */
export function nameSign(text: string, kind: NameKind): HTMLElement {
  const sign = document.createElement('div');
  sign.setAttribute('aria-hidden', 'true');
  sign.className = `text-cap leading-tight whitespace-nowrap ${halo} ${looks[kind]}`;
  // The map positions the sign itself; `keepInside` moves the text in it.
  const label = sign.appendChild(document.createElement('div'));
  label.textContent = text;
  return sign;
}

/** Free space between a name and the edge of the map, in px. */
const rim = 6;

/** Moves names that the edge of the map would cut off sideways into it, by as much as is missing. */
export function keepInside(signs: readonly HTMLElement[], map: HTMLElement): void {
  const { left, right } = map.getBoundingClientRect();
  for (const { firstElementChild: label } of signs) {
    if (!(label instanceof HTMLElement)) continue;
    label.style.transform = '';
    const box = label.getBoundingClientRect();
    if (box.right <= left || box.left >= right) continue;
    const shift = Math.max(left + rim - box.left, 0) || Math.min(right - rim - box.right, 0);
    if (shift !== 0) label.style.transform = `translateX(${shift}px)`;
  }
}
