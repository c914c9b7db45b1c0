/** The two formats of the files in `content`: JSON, and Markdown below front matter. */
import { parseDocument } from 'yaml';
import * as z from 'zod';
import { errorMessage } from '#lib/error-message.ts';

/**
 * The content of a JSON file.
 *
 * @param path for the error: `news.json`
 * @throws Error that names file and key, if the text is no JSON or does not match the schema
 */
export const parseJson = <S extends z.ZodType>(path: string, text: string, schema: S): z.output<S> =>
  check(path, schema, () => JSON.parse(text));

/**
 * The front matter of a Markdown file, and the Markdown below it.
 *
 * @param path for the error: `news/news-001.zh-CN.md`
 * @throws Error that names the file and the line or key, if the front matter is no YAML or does not match the schema
 */
export function parseMarkdown<S extends z.ZodType>(
  path: string,
  text: string,
  schema: S,
): { fields: z.output<S>; body: string } {
  const unix = text.replaceAll('\r\n', '\n');
  const [matter = '', yaml = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(unix) ?? [];
  const document = parseDocument(yaml);
  const [error] = document.errors;
  // The YAML begins on the second line of the file.
  if (error)
    throw contentError(
      path,
      `line ${(error.linePos?.[0].line ?? 0) + 1}: ${error.message.split(' at line ')[0]}`,
    );
  return {
    fields: check(path, schema, () => document.toJS() ?? {}),
    body: unix.slice(matter.length).trim(),
  };
}

/** Runs `work`, and names the file in the error it throws. */
export function inFile<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw contentError(path, errorMessage(error));
  }
}

function check<S extends z.ZodType>(path: string, schema: S, read: () => unknown): z.output<S> {
  const result = schema.safeParse(inFile(path, read));
  if (result.success) return result.data;
  throw contentError(path, z.prettifyError(result.error));
}

const contentError = (path: string, message: string) => new Error(`src/demo/content/${path}: ${message}`);
