import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectNode, root, tool, toolEnvironment } from '../../scripts/lib/project.mjs';
import { capture } from '../../scripts/lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-visual-'));
const stories = join(folder, 'stories');
const env = toolEnvironment({
  VISUAL_STORIES: stories,
  VISUAL_BASE: join(folder, 'base'),
  VISUAL_REPORT: folder,
  // With Vitest's own value, Ladle uses another build of React.
  NODE_ENV: undefined,
});

/** Compares two of the stories with the base, or takes it. @param {'all' | 'none'} update */
const pictures = (update) =>
  capture(
    projectNode(),
    tool(
      'playwright',
      ...[
        'test',
        '--config',
        join(root, 'tests/visual/playwright.config.ts'),
        '--grep',
        '(Tour|Broken picture) at 390 px',
      ],
      ...['--update-snapshots', update, '--reporter', 'list'],
    ),
    { env },
  );

const named = (lines, mark) =>
  lines
    .flatMap((line) => new RegExp(`${mark} .* › (.+) looks as in the base`).exec(line)?.[1] ?? [])
    .toSorted();

beforeAll(async () => {
  const source = ['--stories', 'blocks/statement/*.stories.tsx', '--outDir', relative(root, stories)];
  const { code, lines } = await capture(projectNode(), tool('ladle', 'build', ...source), { env });
  if (code !== 0) throw new Error(lines.join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[QA-07] a story that looks as in the base passes, and a changed one is named with its pictures of before, now and the difference', async () => {
  const base = await pictures('all');
  expect(base.code, base.lines.join('\n')).toBe(0);
  expect(globSync('*.png', { cwd: join(folder, 'base') }).toSorted()).toEqual([
    'blocks--statement--broken-picture-en-US-390.png',
    'blocks--statement--broken-picture-zh-CN-390.png',
    'blocks--statement--tour-en-US-390.png',
    'blocks--statement--tour-zh-CN-390.png',
  ]);

  for (const path of globSync('assets/*.js', { cwd: stories }).map((name) => join(stories, name))) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('Walk in before the doors open', 'Walk in after the doors close'));
  }
  const { code, lines } = await pictures('none');
  expect(code).toBe(1);
  expect(named(lines, '✓')).toEqual(['Blocks / Statement / Broken picture at 390 px']);
  expect(named(lines, '✘')).toEqual(['Blocks / Statement / Tour at 390 px']);
  expect(
    globSync('pictures/*/*.png', { cwd: folder })
      .map((path) => basename(path))
      .toSorted(),
  ).toEqual([
    'blocks--statement--tour-en-US-390-actual.png',
    'blocks--statement--tour-en-US-390-diff.png',
    'blocks--statement--tour-en-US-390-expected.png',
  ]);
});
