import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { clean } from '#api/clean.ts';
import { createCatalogue } from '#registry/blocks.ts';
import { type CheckedFinding, checkPages } from '#registry/check-pages.ts';
import type { Severity } from '#registry/findings.ts';
import { withInks } from '#registry/readiness.ts';
import type { Localised } from '#schemas/language.ts';
import { openOwnFiles } from '#server/editor/media/own-files.ts';
import { measureInk } from '#server/editor/media/picture-ink.ts';
import { mediaPath } from '#server/media/pictures.ts';

export interface CheckInputsOptions {
  /** Language of the messages. */
  language: 'zh' | 'en';
  /** Whether pictures and headings inside texts, and the site's logos, are checked, too. */
  ready?: boolean;
  /** Base of relative paths. */
  folder: string;
}

/** Timeout of a URL, in milliseconds. */
const timeout = 30_000;

const texts = {
  clean: { zh: '没有发现问题', en: 'nothing found' },
  error: { zh: '错误', en: 'error' },
  warning: { zh: '警告', en: 'warning' },
  notice: { zh: '提示', en: 'notice' },
} as const satisfies Record<string, Localised>;

const colours = { error: 'red', warning: 'yellow', notice: 'gray' } as const satisfies Record<
  Severity,
  string
>;

/**
 * Checks files and URLs and prints the findings.
 * @returns exit code: 0 for no findings, 1 for findings, 2 if an input cannot be read
 */
export async function checkInputs(
  inputs: readonly string[],
  { language, folder, ready = false }: CheckInputsOptions,
): Promise<number> {
  const reading = {
    catalogue: createCatalogue(),
    cleanProps: (definition: { schema: Parameters<typeof clean>[0] }, props: unknown) =>
      clean(definition.schema, props),
  };
  const check = async (text: string | Localised, input: string) => {
    if (typeof text !== 'string') return { kind: 'unreadable', reason: text } as const;
    if (!ready) return checkPages(text, reading);
    return withInks((inkOf) => checkPages(text, { ...reading, facts: { inkOf } }), inkBeside(input));
  };
  const codes: number[] = [];
  for (const input of inputs) {
    const text = await readInput(input, folder);
    const checked = await check(text, input);
    if (checked.kind !== 'checked') {
      console.error(
        `${styleText('red', '✗', { stream: process.stderr })} ${input}: ${checked.reason[language]}`,
      );
      codes.push(2);
      continue;
    }
    const { findings } = checked;
    if (findings.length === 0) console.log(`${styleText('green', '✓')} ${input}: ${texts.clean[language]}`);
    else
      console.log(
        [`${styleText('red', '✗')} ${input}`, ...findings.map((one) => line(one, language))].join('\n'),
      );
    codes.push(findings.length > 0 ? 1 : 0);
  }
  return Math.max(...codes);
}

function line({ severity, message, language: part }: CheckedFinding, language: 'zh' | 'en'): string {
  const head = styleText(colours[severity], texts[severity][language]);
  return `  ${head} ${part ? `[${part}] ` : ''}${message[language]}`;
}

/** Pictures that came with the site, made by the build. */
const ownFiles = openOwnFiles(join(import.meta.dirname, '../../dist/media'));

/** Measures the pictures of an input: those of the site at a URL, uploads included, and for a file those of this project. */
const inkBeside = (input: string): ((address: string) => Promise<string | undefined>) =>
  !isUrl(input)
    ? ownFiles.inkOf
    : async (address) => {
        if (!address.startsWith(mediaPath)) return undefined;
        try {
          const response = await fetch(new URL(address, input), { signal: AbortSignal.timeout(timeout) });
          if (!response.ok) return undefined;
          return (await measureInk(Buffer.from(await response.arrayBuffer()))) || undefined;
        } catch {
          return undefined;
        }
      };

const isUrl = (input: string) => /^https?:\/\//i.test(input);

/**
 * Reads a file or URL.
 * @returns its text, or the reason for failure in both languages
 */
async function readInput(input: string, folder: string): Promise<string | Localised> {
  try {
    if (!isUrl(input)) return await readFile(resolve(folder, input), 'utf8');
    const response = await fetch(input, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return await response.text();
    return {
      zh: `服务器答复状态 ${response.status}`,
      en: `the server answered with status ${response.status}`,
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const detail = cause instanceof Error ? cause.message : String(cause);
    return { zh: `无法读取（${detail}）`, en: `cannot be read (${detail})` };
  }
}
