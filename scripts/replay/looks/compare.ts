import { diffArrays } from 'diff';
import type { SeenItem } from '#schemas/trace.ts';
import { describeChange, type FindingKind } from './words.ts';

/** A change that a visitor can see or hear. */
export interface Finding {
  kind: FindingKind;
  /** The item as it was recorded, or as it is now if it is new. */
  item: SeenItem;
  /** One line for a reader: `the alert “Enter a phone number” is no longer there`. */
  says: string;
}

/** Lengths that may differ, in CSS px, and as a share of the recorded length. */
export const tolerance = { size: 8, share: 0.1, position: 24 } as const;
/** Contrast of large and of other text that can be read (WCAG 2.2, 1.4.3). */
const readable = [3, 4.5] as const;

interface CompareOptions {
  /** False if the recording was made with other fonts: lengths then say nothing. */
  layout?: boolean;
}

/** Compares what two looks saw, in the order of the page. */
export function compareLooks(
  recorded: readonly SeenItem[],
  now: readonly SeenItem[],
  { layout = true }: CompareOptions = {},
): Finding[] {
  const { pairs, gone, added } = matched(recorded, now);
  const findings = [
    ...gone.map((item) => finding('gone', item, item)),
    ...added.map((item) => finding('new', item, item)),
    ...pairs.flatMap(([before, after]) => changesOf(before, after)),
  ];
  const told = withoutParts(findings);
  // Whatever else changed in a place has moved its neighbours.
  const changed = new Set(told.map(({ item }) => item.place));
  const still = pairs.filter(([before]) => layout && !changed.has(before.place));
  return [...told, ...onePerPlace(still.flatMap(([before, after]) => layoutChange(before, after)))];
}

const finding = (kind: FindingKind, before: SeenItem, after: SeenItem): Finding => ({
  kind,
  item: before,
  says: describeChange(kind, before, after),
});

type Pair = readonly [before: SeenItem, after: SeenItem];

/** Pairs equal items, and then, in each changed stretch, items of the same role in the same place. */
function matched(recorded: readonly SeenItem[], now: readonly SeenItem[]) {
  const pairs: Pair[] = [];
  const gone: SeenItem[] = [];
  const added: SeenItem[] = [];
  let [at, to] = [0, 0];
  let removed: SeenItem[] = [];
  const parts = diffArrays(recorded.map(keyOf), now.map(keyOf));
  for (const [index, part] of parts.entries()) {
    const { length } = part.value;
    if (part.removed) {
      removed = recorded.slice(at, at + length);
      at += length;
      if (parts[index + 1]?.added) continue;
      gone.push(...removed);
    } else if (part.added) {
      const rest = [...removed];
      for (const item of now.slice(to, to + length)) {
        const found = rest.findIndex(({ role, place }) => role === item.role && place === item.place);
        const [before] = found < 0 ? [] : rest.splice(found, 1);
        if (before) pairs.push([before, item]);
        else added.push(item);
      }
      gone.push(...rest);
      to += length;
    } else {
      for (let offset = 0; offset < length; offset += 1) {
        const [before, after] = [recorded[at + offset], now[to + offset]];
        if (before && after) pairs.push([before, after]);
      }
      at += length;
      to += length;
    }
    removed = [];
  }
  return { pairs, gone, added };
}

const keyOf = ({ role, place, text }: SeenItem): string => `${role} ${place} ${text}`;

function changesOf(before: SeenItem, after: SeenItem): Finding[] {
  const kinds: (FindingKind | false)[] = [
    (before.text !== after.text || before.shown !== after.shown) && 'text',
    before.value !== after.value && 'value',
    before.states?.join() !== after.states?.join() && 'state',
    before.only !== after.only && 'visibility',
    isLessReadable(before, after) && 'contrast',
    !before.cut && after.cut === true && 'cut',
    before.covered === undefined && after.covered !== undefined && 'covered',
  ];
  return kinds.filter((kind) => kind !== false).map((kind) => finding(kind, before, after));
}

/** It has crossed one of the limits. */
const isLessReadable = ({ contrast: before }: SeenItem, { contrast: now }: SeenItem): boolean =>
  before !== undefined && now !== undefined && readable.some((limit) => before >= limit && now < limit);

function layoutChange(before: SeenItem, after: SeenItem): Finding[] {
  if (!before.box || !after.box) return [];
  const [left, top, width, height] = before.box;
  const [nowLeft, nowTop, nowWidth, nowHeight] = after.box;
  const differs = (one: number, other: number) =>
    Math.abs(one - other) > Math.max(tolerance.size, tolerance.share * one);
  if (differs(width, nowWidth) || differs(height, nowHeight)) return [finding('size', before, after)];
  const moved = Math.max(Math.abs(left - nowLeft), Math.abs(top - nowTop)) > tolerance.position;
  return moved && before.role !== 'block' ? [finding('position', before, after)] : [];
}

/** The first change of layout in a place has moved or resized the others. */
function onePerPlace(findings: readonly Finding[]): Finding[] {
  return [...Map.groupBy(findings, ({ item }) => item.place).values()].flatMap((group) => {
    // A larger block is the effect of what it contains.
    const [first] = group.toSorted(
      (one, other) => Number(one.item.role === 'block') - Number(other.item.role === 'block'),
    );
    if (!first) return [];
    const others = group.length - 1;
    return [
      others > 0 ? { ...first, says: `${first.says}, and ${others} more in ${first.item.place}` } : first,
    ];
  });
}

/** Leaves out parts of another change: the texts of a block that is gone, and a title of a card that is. */
function withoutParts(findings: readonly Finding[]): Finding[] {
  const blocks = new Set(
    findings
      .filter(({ kind, item }) => item.role === 'block' && (kind === 'gone' || kind === 'new'))
      .map(({ kind, item }) => `${kind} ${item.place}`),
  );
  return findings.filter(
    (one) =>
      (one.item.role === 'block' || !blocks.has(`${one.kind} ${one.item.place}`)) &&
      !findings.some((other) => other !== one && isWithin(one, other)),
  );
}

/** True for a text that changed as a part of another item, such as the label of a field. */
const isWithin = (part: Finding, whole: Finding): boolean =>
  part.item.role === 'text' &&
  whole.item.role !== 'text' &&
  part.kind === whole.kind &&
  part.item.place === whole.item.place &&
  part.item.text.length > 0 &&
  whole.item.text.includes(part.item.text);
