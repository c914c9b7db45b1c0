import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Messages } from '#i18n/i18n.ts';
import { enUS } from '#i18n/resources/en-US.ts';
import { serverEnUS } from '#i18n/resources/server.en-US.ts';
import { serverZhCN } from '#i18n/resources/server.zh-CN.ts';
import { zhCN } from '#i18n/resources/zh-CN.ts';

const root = join(import.meta.dirname, '..');

/** Exports of the modules that define texts in both languages, by file and name. */
const defined = await Promise.all(
  globSync('{blocks,registry,src}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /= defineTexts[(<]/.test(readFileSync(join(root, file), 'utf8')))
    .map(async (file) => {
      const module: Readonly<Record<string, unknown>> = await import(join(root, file));
      return Object.entries(module).map(([name, texts]) => [`${file}, ${name}`, texts] as const);
    }),
);

const isMessages = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

const areas: (readonly [string, Messages, Messages])[] = [
  ['the site', zhCN, enUS],
  ['the server', serverZhCN, serverEnUS],
  ...defined.flat().flatMap(([name, texts]) => {
    const { zh, en } = isMessages(texts) ? texts : {};
    return isMessages(zh) && isMessages(en) ? [[name, zh, en] as const] : [];
  }),
];

/** Parameters by key. A key with plural forms has those of all its forms, and `count`. */
function parametersOf(messages: Messages): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  const read = (group: Messages, prefix: string) => {
    for (const [name, message] of Object.entries(group)) {
      if (typeof message !== 'string') {
        read(message, `${prefix}${name}.`);
        continue;
      }
      const base = name.replace(/_(one|other)$/, '');
      const names = found.get(prefix + base) ?? new Set(base === name ? [] : ['count']);
      for (const [, parameter = ''] of message.matchAll(/\{\{(\w+)\}\}/g)) names.add(parameter);
      found.set(prefix + base, names);
    }
  };
  read(messages, '');
  return Object.fromEntries([...found].map(([key, names]) => [key, [...names].sort()]));
}

describe('the texts of', () => {
  it.each(areas)('%s have the same keys and parameters in both languages', (_, zh, en) => {
    expect(parametersOf(en)).toEqual(parametersOf(zh));
    expect(Object.keys(parametersOf(zh)).length).toBeGreaterThan(0);
  });
});
