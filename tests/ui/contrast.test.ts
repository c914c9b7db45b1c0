import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../tailwind.config.ts';
import { contrast, type Rgb, toRgb } from './contrast.ts';

const root = join(import.meta.dirname, '../..');

/** Colours by their class names: `ink-2`, `brass-deep`, `success-surface`. */
const tokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(config.theme.colors).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(value).map(([shade, tone]) => [shade === 'DEFAULT' ? name : `${name}-${shade}`, tone]),
  ),
);

/** A token over a background; `white/60` means 60 % opacity. */
function colour(name: string, ground?: Rgb): Rgb {
  const [token = '', share] = name.split('/');
  return toRgb(tokens[token] ?? token, { over: ground, share: share ? Number(share) / 100 : 1 });
}

const text = 4.5;
/** Large text (24 px, or 18.66 px bold), user interface components and graphics. */
const large = 3;

/** Foregrounds, their backgrounds, and the lowest contrast. */
const pairs: readonly [foreground: string, grounds: readonly string[], least: number][] = [
  ['ink', ['white', 'mist', 'paper', 'teal-tint', 'skeleton'], text],
  ['ink-2', ['white', 'mist', 'paper', 'teal-tint'], text],
  ['ink-3', ['white', 'mist', 'paper'], text],
  ['teal', ['white', 'mist', 'paper', 'teal-tint'], text],
  ['teal-deep', ['white', 'mist', 'paper', 'teal-tint'], text],
  ['brass-deep', ['white', 'mist', 'paper'], text],
  ['success', ['white', 'success-surface'], text],
  ['warning', ['white', 'warning-surface'], text],
  ['danger', ['white', 'mist', 'danger-surface'], text],
  ['white', ['ink', 'ink-soft', 'night', 'teal', 'teal-deep', 'teal-press'], text],
  ['white/90', ['ink', 'night'], text],
  ['white/85', ['ink', 'night'], text],
  ['white/80', ['ink', 'night'], text],
  ['white/70', ['ink', 'night'], text],
  ['brass-light', ['ink', 'ink-soft', 'night'], text],
  ['on-dark-2', ['ink', 'ink-soft', 'night'], text],
  ['on-dark-3', ['ink', 'ink-soft', 'night'], text],
  // Icons, meaningful lines, large figures, borders of fields, focus rings.
  ['brass', ['white', 'ink', 'night'], large],
  ['line-strong', ['white', 'mist'], large],
  ['brass-light', ['ink', 'night'], large],
  ['teal', ['white', 'mist'], large],
  ['danger', ['white', 'mist'], large],
  ['success', ['white'], large],
  ['warning', ['white'], large],
  // The border of a ghost button, on dark backgrounds and on the darkest part of a scrim.
  ['white/60', ['ink', 'night'], large],
  ['white/50', ['ink', 'night'], large],
  // Disabled controls may have low contrast (WCAG 1.4.3), but remain legible.
  ['ink-3', ['disabled'], large],
];

/**
 * Colours without a contrast requirement: a disabled arrow, or a text whose size and position another test measures.
 */
const notRead = new Set(['faint', 'transparent', 'current', 'inherit']);

describe('the contrast of', () => {
  const cases = pairs.flatMap(([foreground, grounds, least]) =>
    grounds.map((ground) => ({ foreground, ground, least })),
  );
  it.each(cases)('$foreground on $ground is at least $least', ({ foreground, ground, least }) => {
    const under = colour(ground);
    expect(contrast(colour(foreground, under), under)).toBeGreaterThanOrEqual(least);
  });

  it('every text colour of the sources is in this table', () => {
    const sources = globSync('{blocks,registry,src}/**/*.{tsx,css}', { cwd: root });
    const used = new Set(
      sources.flatMap((file) =>
        [
          ...readFileSync(join(root, file), 'utf8').matchAll(
            /(?<![\w-])text-([a-z]+(?:-[a-z0-9]+)*(?:\/\d+)?)/g,
          ),
        ]
          .map(([, name = '']) => name)
          .filter((name) => (name.split('/')[0] ?? '') in tokens),
      ),
    );
    const table = new Set(pairs.map(([foreground]) => foreground));
    expect([...used].filter((name) => !table.has(name) && !notRead.has(name))).toEqual([]);
    expect(used.size).toBeGreaterThan(10);
  });
});
