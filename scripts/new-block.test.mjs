import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root, typeCheckOptions } from './lib/project.mjs';

/** Tests that check every block, without the database and the browser, which would take too long here. */
const sharedTests = [
  'blocks/schema-sentences.test.ts',
  'registry/block-texts.test.ts',
  'registry/blocks.test.ts',
  'registry/page-schema.test.ts',
  'src/editor/fields/model.test.ts',
  'src/editor/fields/round-trip.test.ts',
  'tests/architecture.test.ts',
  'tests/language.test.ts',
];

/** Not the README's example: a clone may have that block. */
const type = 'block-of-the-generator-test';

const copy = mkdtempSync(join(tmpdir(), 'pavilion-new-block-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Copies the sources without pictures, films and documents. Links instead of copies would lead imports back to the originals. */
function copySources() {
  // A second try starts with an empty folder as the first did.
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  const names = [
    ['.gitignore', '.ladle', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs'],
    ['biome.json', 'package.json', 'package-lock.json', 'tsconfig.json'],
    ['blocks', 'registry', 'schemas', 'src', 'tests', 'scripts'],
  ].flat();
  for (const name of names)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\.(avif|jpe?g|mp4|pdf|png|webm|webp|zip)$/.test(path),
    });
  linkPackages();
  writeFileSync(
    join(copy, 'vitest.config.mjs'),
    `export default {
  cacheDir: 'build/cache',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: { isolate: false, maxWorkers: 1, testTimeout: 120_000, reporters: ['dot'], setupFiles: ['tests/support/fixed-examples.ts'], include: ${JSON.stringify(sharedTests)} },
};`,
  );
  writeFileSync(
    join(copy, 'tsconfig.block.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [`blocks/${type}`] }),
  );
}

/**
 * Links every package by itself and marks all as installed. With one link to the whole folder, or a list that differs
 * from `package-lock.json`, the script would run `npm ci`, which would empty the real `node_modules` through the link.
 */
function linkPackages() {
  const folder = join(copy, 'node_modules');
  mkdirSync(folder);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.package-lock.json' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(folder, name));
  copyFileSync(join(root, 'package-lock.json'), join(folder, '.package-lock.json'));
}

/** Runs a program of the copy. @returns its output, after its exit code if that is not 0 */
function runInCopy(program, ...args) {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const child = spawn(process.execPath, [join(copy, program), ...args], {
    cwd: copy,
    env: { ...Object.fromEntries(environment), NODE_ENV: 'test', NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => {
      output += part;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? output : `exit code ${code}\n${output}`));
  });
}

test('a block made by new:block passes the shared tests, the type check and the linter', async () => {
  copySources();
  const made = await runInCopy('scripts/new-block.mjs', type, '测试区块');
  expect(made).toContain(`✓ registry/blocks.ts lists ${type}`);
  expect(readFileSync(join(copy, `blocks/${type}/index.ts`), 'utf8')).toContain(
    "name: { zh: '测试区块', en: 'Block of the generator test' }",
  );
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const [lint, types, tests] = await Promise.all([
    runInCopy(biome, 'ci', `blocks/${type}`, 'registry/blocks.ts'),
    runInCopy('node_modules/typescript/bin/tsc', ...typeCheckOptions, '--project', 'tsconfig.block.json'),
    runInCopy('node_modules/vitest/vitest.mjs', 'run'),
  ]);
  expect.soft(lint).not.toContain('exit code');
  expect.soft(types).toBe('');
  expect.soft(tests).not.toContain('exit code');
});
