import type { SeenItem } from '#schemas/trace.ts';

export type FindingKind =
  | 'gone'
  | 'new'
  | 'text'
  | 'value'
  | 'state'
  | 'visibility'
  | 'contrast'
  | 'cut'
  | 'covered'
  | 'size'
  | 'position';

/** Maximum length of a quoted text. */
const longest = 80;

const roleNames: Readonly<Record<string, string>> = {
  img: 'picture',
  image: 'picture',
  video: 'film',
  textbox: 'field',
  searchbox: 'search field',
  spinbutton: 'number field',
  combobox: 'choice',
  error: 'error text',
  status: 'message',
};

/** Describes an item: `the alert “Enter a phone number”`. */
export function describeItem({ role, text, shown, place }: SeenItem): string {
  if (role === 'block') return `the block “${text}”`;
  const words = text || shown;
  const name = roleNames[role] ?? role;
  return words ? `the ${name} “${short(words)}”` : `a ${name} in ${place}`;
}

const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Says what changed, as a sentence without a full stop. */
export function describeChange(kind: FindingKind, before: SeenItem, after: SeenItem): string {
  const what = describeItem(before);
  switch (kind) {
    case 'gone':
      return `${what} is no longer there`;
    case 'new':
      return `${what} is new`;
    case 'text':
      return before.text !== after.text
        ? `${what} now reads “${short(after.text || (after.shown ?? ''))}”`
        : `${what} now shows “${short(after.shown ?? '')}” instead of “${short(before.shown ?? '')}”`;
    case 'value':
      return `${what} has the value “${short(after.value ?? '')}” instead of “${short(before.value ?? '')}”`;
    case 'state':
      return `${what} ${stateChange(before.states ?? [], after.states ?? [])}`;
    case 'visibility':
      return visibilityChange(what, before, after);
    case 'contrast':
      return `${what} can hardly be read: its contrast is ${after.contrast}, it was ${before.contrast}`;
    case 'cut':
      return `${what} is cut off`;
    case 'covered':
      return `${what} is covered by ${after.covered}`;
    case 'size':
      return `${what} is ${sizeOf(after)} px, it was ${sizeOf(before)}`;
    case 'position':
      return `${what} has moved by ${shiftOf(before, after)} px`;
  }
}

function stateChange(before: readonly string[], after: readonly string[]): string {
  const lost = before.filter((state) => !after.includes(state));
  const won = after.filter((state) => !before.includes(state));
  return [lost.length > 0 && `is no longer ${lost.join(', ')}`, won.length > 0 && `is now ${won.join(', ')}`]
    .filter(Boolean)
    .join(' and ');
}

function visibilityChange(what: string, { only: before }: SeenItem, { only: after }: SeenItem): string {
  if (after === 'heard') return `${what} can no longer be seen, only heard`;
  if (after === 'shown') return `${what} is no longer read by screen readers`;
  return before === 'heard' ? `${what} can now be seen` : `${what} is now read by screen readers`;
}

const sizeOf = ({ box }: SeenItem): string => (box ? `${box[2]} × ${box[3]}` : 'unknown');

function shiftOf({ box: before }: SeenItem, { box: after }: SeenItem): string {
  if (!before || !after) return 'unknown';
  return `${after[0] - before[0]}, ${after[1] - before[1]}`;
}
