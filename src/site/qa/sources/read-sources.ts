import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Language } from '#schemas/language.ts';
import type { TraceSources } from '#schemas/trace.ts';

/** What a build is made of, for both languages. */
export type Sources = Omit<TraceSources, 'texts'> & { texts: Record<Language, TraceSources['texts']> };

const projectRoot = join(import.meta.dirname, '../../../..');

/**
 * Hashes the sources of every machine and block and the texts of the interface. A machine is bundled with everything of
 * ours that it uses, so that its guards, actions, delays and constants count, wherever they are; comments, formatting
 * and types do not.
 *
 * @param root folder of the project
 * @returns the hashes, equal in every build of the same sources
 */
export async function readSources(root = projectRoot): Promise<Sources> {
  const tree = openTree(root);
  const [machines, blocks, zh, en] = await Promise.all([
    hashMachines(tree),
    hashBlocks(tree),
    hashTexts(join(root, 'src/i18n/resources/zh-CN.ts')),
    hashTexts(join(root, 'src/i18n/resources/en-US.ts')),
  ]);
  const { version } = JSON.parse(tree.textOf('package.json'));
  return { release: version, machines, blocks, texts: { 'zh-CN': zh, 'en-US': en } };
}

async function hashMachines({ sourcesIn, textOf, codeOf }: Tree): Promise<TraceSources['machines']> {
  const files = sourcesIn('src/machines/*.ts').filter((file) => textOf(file).includes('.createMachine('));
  const found = await Promise.all(
    files.map(async (file) => {
      const code = await codeOf(file);
      const [, id] = /createMachine\(\{id:[`'"]([^`'"]+)/.exec(code) ?? [];
      if (id === undefined) throw new Error(`${file}: its machine does not begin with its id`);
      return [id, hash(code)] as const;
    }),
  );
  return Object.fromEntries(found);
}

async function hashBlocks({ sourcesIn, textOf, codeOf }: Tree): Promise<TraceSources['blocks']> {
  const found = await Promise.all(
    sourcesIn('blocks/*/index.ts').map(async (index) => {
      const folder = index.slice('blocks/'.length, -'/index.ts'.length);
      const files = sourcesIn(`blocks/${folder}/**/*.{ts,tsx}`);
      const codes = await Promise.all(files.map((file) => codeOf(file, { alone: true })));
      const [, version] = /\bversion: (\d+)/.exec(textOf(index)) ?? [];
      return [folder, { version: Number(version ?? 1), hash: hash(codes.join('\n')) }] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** By the first name of their keys, such as `header`. */
async function hashTexts(path: string): Promise<TraceSources['texts']> {
  const [texts = {}]: object[] = Object.values(await import(path));
  return Object.fromEntries(
    Object.entries(texts).map(([name, group]) => [name, hash(JSON.stringify(group))]),
  );
}

/** The sources of a project. All paths are below its root. */
interface Tree {
  /** Without tests and stories, in order. */
  sourcesIn: (pattern: string) => string[];
  textOf: (file: string) => string;
  /** JavaScript on one line, without comments; `alone` leaves out what the file imports. */
  codeOf: (file: string, options?: { alone?: boolean }) => Promise<string>;
}

function openTree(root: string): Tree {
  return {
    sourcesIn: (pattern) =>
      globSync(pattern, { cwd: root })
        .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
        .sort(),
    textOf: (file) => readFileSync(join(root, file), 'utf8'),
    codeOf: async (file, { alone = false } = {}) => {
      const input = join(root, file);
      const bundle = await rolldown({
        input,
        cwd: root,
        external: alone ? (id) => id !== input : isPackage,
        treeshake: !alone,
        logLevel: 'silent',
      });
      const { output } = await bundle.generate({
        comments: false,
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      });
      await bundle.close();
      return output[0].code;
    },
  };
}

const isPackage = (id: string): boolean => !/^[.#/]/.test(id);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
