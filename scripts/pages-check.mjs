/**
 * `npm run pages:check -- FILE|URL…`: says everything that is wrong with page definitions (docs/pages.md), as
 * `POST /api/pages/check` does. A file holds a page, the pages of one language, or those of both; a URL answers with one
 * of these, or with the answer of `bySysDetail?key=official.pages.config`.
 *
 *   --lang zh|en   the language of the messages; without it that of `LANG`
 *
 * The exit code is 0 when nothing was found, 1 when something was, 2 when an input could not be read.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const unreadable = 2;

// npm and a second run change the folder; paths are as they were written where the command was called.
process.env.INIT_CWD ??= process.cwd();

main(async () => {
  const { inputs, language, usage } = readArguments();
  if (usage) {
    console.error(`✗ ${usage}. Run \`npm run pages:check -- pages.json\``);
    return unreadable;
  }
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  const { checkInputs } = await import('./pages-check/check-inputs.ts');
  return checkInputs(inputs, { language, folder: process.env.INIT_CWD });
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { lang: { type: 'string', default: languageOfShell() } },
    });
    if (positionals.length === 0) return { usage: 'No file or URL was given' };
    if (values.lang !== 'zh' && values.lang !== 'en')
      return { usage: `--lang is zh or en, not ${values.lang}` };
    return { inputs: positionals, language: values.lang };
  } catch (error) {
    return { usage: error.message };
  }
}

function languageOfShell() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en';
}
