/**
 * `npm run pages:check -- FILE|URL…`: lists every problem in page definitions (docs/pages.md), like `POST
 * /api/pages/check`. A file contains a page, the pages of one language, or those of both; a URL returns one of these,
 * or the answer of `bySysDetail?key=official.pages.config`.
 *
 * --lang zh|en   language of the messages; `LANG` by default
 * --ready        checks the pictures and headings inside texts, too, as the editor does before publishing
 *
 * Exit code: 0 for no findings, 1 for findings, 2 if an input cannot be read.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const unreadable = 2;

// npm and the rerun change the working directory; paths are relative to the directory of the call.
process.env.INIT_CWD ??= process.cwd();

main(async () => {
  const { inputs, language, ready, usage } = readArguments();
  if (usage) {
    console.error(`✗ ${usage}. Run \`npm run pages:check -- pages.json\``);
    return unreadable;
  }
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const { checkInputs } = await import('./pages-check/check-inputs.ts');
  return checkInputs(inputs, { language, ready, folder: process.env.INIT_CWD });
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: languageOfShell() },
        ready: { type: 'boolean', default: false },
      },
    });
    if (positionals.length === 0) return { usage: 'No file or URL was given' };
    if (values.lang !== 'zh' && values.lang !== 'en')
      return { usage: `--lang is zh or en, not ${values.lang}` };
    return { inputs: positionals, language: values.lang, ready: values.ready };
  } catch (error) {
    return { usage: error.message };
  }
}

function languageOfShell() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en';
}
