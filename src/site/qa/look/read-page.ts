import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { SeenItem } from '#schemas/trace.ts';
import { isMoving } from './moving.ts';
import { type Area, createPainter } from './paint.ts';

/** Roles that are one item with everything in them. */
const wholes = new Set([
  ...['link', 'button', 'heading', 'tab', 'option', 'menuitem', 'img', 'image', 'progressbar'],
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'checkbox', 'radio', 'switch'],
]);
/** Wholes that nobody operates. */
const passive = new Set(['heading', 'img', 'image', 'progressbar']);
const dialogs = new Set(['dialog', 'alertdialog']);
const skipped = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'datalist']);

interface Place {
  name: string;
  element: Element;
}

/**
 * Reads what a visitor sees and hears on the page now: blocks, controls, headings, pictures and texts, in document
 * order, with states, contrast and boxes.
 *
 * @returns the items, not redacted
 */
export function readPage(): SeenItem[] {
  const paint = createPainter();
  const items: SeenItem[] = [];
  const blocks = new Map<string, number>();
  const isFocused = (element: Element) => element === document.activeElement;
  const described = describedBy();

  function walk(element: Element, place: Place, hidden: boolean): void {
    if (skipped.has(element.localName) || isMoving(element, 'out')) return;
    if (!isRendered(element)) return;
    const unheard = hidden || element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('inert');
    const own = placeOf(element) ?? (isFixed(element) ? { name: place.name, element } : place);
    if (own !== place && own.element.hasAttribute('data-block'))
      items.push(
        item({ role: 'block', text: own.name, place: own.name, box: boxIn(element, document.body) }),
      );
    if (isMoving(element, 'box')) {
      items.push(item({ role: element.localName, text: '', place: own.name, box: boxOf(element, own) }));
      return;
    }
    const role = getRole(element);
    if (role !== null && wholes.has(role)) {
      whole(element, role, own, unheard);
      return;
    }
    if (role !== null && dialogs.has(role))
      items.push(item({ role, text: nameOf(element), place: own.name, box: boxIn(element, document.body) }));
    for (const node of element.childNodes)
      if (node instanceof Text) text(node, own, unheard);
      else if (node instanceof Element) walk(node, own, unheard);
  }

  /** Type of the block or landmark that begins with an element. */
  function placeOf(element: Element): Place | undefined {
    const type = element.getAttribute('data-block');
    if (type !== null) {
      const number = (blocks.get(type) ?? 0) + 1;
      blocks.set(type, number);
      return { name: number === 1 ? type : `${type} ${number}`, element };
    }
    if (element.hasAttribute('data-toasts')) return { name: 'toasts', element };
    const role = element.getAttribute('role');
    if (element.localName === 'dialog' || role === 'dialog' || role === 'alertdialog')
      return { name: 'dialog', element };
    const isLandmark = element.parentElement?.closest('main, article, section, [data-block]') === null;
    return isLandmark && (element.localName === 'header' || element.localName === 'footer')
      ? { name: element.localName, element }
      : undefined;
  }

  function text(node: Text, place: Place, unheard: boolean): void {
    const words = tidy(node.data);
    if (words === '' || isInvisible(node.parentElement)) return;
    const painted = paint(node);
    if (unheard && !painted.isVisible) return;
    items.push(
      item({
        role: roleOfText(node, described),
        text: words,
        place: place.name,
        only: unheard ? 'shown' : painted.isVisible ? undefined : 'heard',
        contrast: painted.contrast,
        cut: painted.isCut || undefined,
        box: painted.isVisible ? boxFrom(painted.area, place) : undefined,
      }),
    );
  }

  function whole(element: Element, role: string, place: Place, unheard: boolean): void {
    if (isInvisible(element)) return;
    const texts = textsIn(element).map((node) => ({ words: tidy(node.data), ...paint(node) }));
    const visible = texts.filter(({ isVisible }) => isVisible);
    const box = element.getBoundingClientRect();
    const isSeen =
      visible.length > 0 || (texts.length === 0 && box.width > 1 && box.height > 1 && isShown(element));
    if (unheard && !isSeen) return;
    const name = unheard ? '' : nameOf(element);
    const shown = visible.map(({ words }) => words).join(' ');
    const contrasts = visible.flatMap(({ contrast }) => contrast ?? []);
    // Pictures without a name are decoration.
    if (name === '' && shown === '' && passive.has(role)) return;
    items.push(
      item({
        role,
        text: name,
        place: place.name,
        shown: squeezed(name).includes(squeezed(shown)) ? undefined : shown,
        value: fieldValue(element),
        states: statesOf(element, role, isFocused(element)),
        only: unheard ? 'shown' : isSeen ? undefined : 'heard',
        contrast: contrasts.length > 0 ? Math.min(...contrasts) : undefined,
        cut: visible.some(({ isCut }) => isCut) || undefined,
        covered: isSeen && !passive.has(role) ? coverOf(element) : undefined,
        box: isSeen ? boxOf(element, place) : undefined,
      }),
    );
  }

  walk(document.body, { name: 'page', element: document.body }, false);
  return items;
}

/** Without the names that are undefined. It is the same item. */
const item = (all: { [Name in keyof SeenItem]: SeenItem[Name] | undefined }): SeenItem =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as SeenItem;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
const nameOf = (element: Element): string => tidy(computeAccessibleName(element));

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      node instanceof Text &&
      tidy(node.data) !== '' &&
      node.parentElement &&
      isRendered(node.parentElement)
    )
      found.push(node);
  return found;
}

/** An element without a box of its own may have children with boxes. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility() || getComputedStyle(element).display === 'contents';

/** Neither seen nor heard. */
const isInvisible = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).visibility !== 'visible';

/** Elements with a fixed position: their position on the page depends on the scroll position. */
const isFixed = (element: Element): boolean => getComputedStyle(element).position === 'fixed';

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Ids of the texts that describe invalid fields. */
const describedBy = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll('[aria-invalid=true]')].flatMap(
      (field) => field.getAttribute('aria-describedby')?.split(/\s+/) ?? [],
    ),
  );

function roleOfText({ parentElement }: Text, described: ReadonlySet<string>): string {
  for (let at = parentElement; at && at !== document.body; at = at.parentElement) {
    const role = at.getAttribute('role');
    const live = at.getAttribute('aria-live');
    if (role === 'alert' || live === 'assertive') return 'alert';
    if (role === 'status' || live === 'polite') return 'status';
    if (at.id && described.has(at.id)) return 'error';
  }
  return 'text';
}

function fieldValue(element: Element): string | undefined {
  if (element instanceof HTMLSelectElement)
    return [...element.selectedOptions].map(({ text }) => tidy(text)).join(', ');
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type))
    return element.value;
  return element.getAttribute('aria-valuetext') ?? undefined;
}

const switches = ['pressed', 'checked', 'selected', 'invalid', 'required', 'busy'] as const;

function statesOf(element: Element, role: string, focused: boolean): string[] | undefined {
  const aria = (name: string) => element.getAttribute(`aria-${name}`);
  const inner = element.querySelector('h1, h2, h3, h4, h5, h6');
  const states = [
    ...switches.filter((name) => aria(name) === 'true' || aria(name) === 'mixed'),
    aria('expanded') === 'true' && 'expanded',
    aria('expanded') === 'false' && 'collapsed',
    aria('current') !== null && aria('current') !== 'false' && 'current',
    (element.matches(':disabled') || aria('disabled') === 'true') && 'disabled',
    element instanceof HTMLInputElement && element.checked && 'checked',
    element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0 && 'broken',
    role === 'heading' && `heading ${aria('level') ?? element.localName.slice(1)}`,
    inner && role !== 'heading' && `with heading ${inner.localName.slice(1)}`,
    focused && 'focused',
  ].filter((state) => typeof state === 'string');
  return states.length > 0 ? [...new Set(states)] : undefined;
}

/** Names the element over the middle of a control in the window. */
function coverOf(element: Element): string | undefined {
  const [first] = element.getClientRects();
  if (!first) return undefined;
  const [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
  if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return undefined;
  const hit = document.elementsFromPoint(x, y).find((one) => one.closest('[data-qa-recorder]') === null);
  if (!hit || element.contains(hit) || hit.contains(element)) return undefined;
  const label = hit.closest('label');
  if (label && (label.control === element || label.contains(element))) return undefined;
  // A styled check box or segment lies over its native input.
  if (element instanceof HTMLInputElement && element.labels?.[0]?.parentElement?.contains(hit))
    return undefined;
  const around = hit.closest('[data-block], [data-toasts], dialog, [role=dialog], header, footer');
  return around?.getAttribute('data-block') ?? around?.localName ?? hit.localName;
}

const boxOf = (element: Element, place: Place) => boxFrom(element.getBoundingClientRect(), place);

/** Relative to its place, so that a higher block above moves nothing. */
function boxFrom({ left, top, right, bottom }: Area, place: Place): SeenItem['box'] {
  const origin = place.element.getBoundingClientRect();
  return [left - origin.left, top - origin.top, right - left, bottom - top].map(
    Math.round,
  ) as SeenItem['box'];
}

const boxIn = (element: Element, around: Element) => boxOf(element, { name: '', element: around });
