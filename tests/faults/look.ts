import { z } from 'zod';
import type { Language } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import type { TestSite } from '../support/open-site.ts';
import { type Cell, textOf } from './cell.ts';

/** A page as a visitor gets it. */
export interface Look {
  status: number;
  stored: boolean;
  /** The HTML of a block by its id, or of a landmark; empty where there is none. */
  html: (part: string) => string;
  /** How each query of each block fared. */
  blocks: readonly { id: string; queries: Readonly<Record<string, { state: Cell['state'] }>> }[];
}

const stateSchema = z.enum(['ready', 'missing', 'failed', 'late']);

const bootSchema = z.object({
  blocks: z.array(
    z.object({ id: z.string(), queries: z.record(z.string(), z.object({ state: stateSchema })) }),
  ),
});

export async function lookAt(site: TestSite, path: string, language: Language): Promise<Look> {
  const response = await site.request(path, { headers: { cookie: `lang=${language}` } });
  const html = await response.text();
  const boot = between(html, '<script id="boot"', '</script>').replace(/^[^>]*>/, '');
  return {
    status: response.status,
    stored: !(response.headers.get('cache-control') ?? '').includes('no-store'),
    html: (part) => partOf(html, part),
    blocks: bootSchema.parse(JSON.parse(boot)).blocks,
  };
}

/** What a block's query came to when the browser asks for it by itself. */
export async function stateInApi(
  site: TestSite,
  { path, part, query = '' }: Pick<Cell, 'path' | 'part' | 'query'>,
  language: Language,
): Promise<Cell['state']> {
  const asked = new URLSearchParams({ url: path, lang: language, block: part });
  const response = await site.request(`/api/page?${asked}`);
  return bootSchema.parse(await response.json()).blocks[0]?.queries[query]?.state;
}

function partOf(html: string, part: string): string {
  if (part === 'header' || part === 'footer' || part === 'main')
    return between(html, `<${part}`, `</${part}>`);
  const main = between(html, '<main', '</main>');
  const [, found = ''] = main.split(new RegExp(`<div id="${part}" data-block="[^"]*">`));
  return found.split(/<div id="[^"]*" data-block="/)[0] ?? '';
}

/** From the first of two marks to the first of the other that follows. */
function between(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start + from.length, html.indexOf(to, start));
}

/** Whether a part of a page is as its cell says. */
export function isAsExpected({ part, says, lacks }: Cell, look: Look, language: Language): boolean {
  const html = look.html(part).replaceAll('<wbr/>', '');
  if (lacks && html.includes(typeof lacks === 'string' ? lacks : lacks[language])) return false;
  return says === undefined || visibleText(`<${html}`).includes(textOf(says, language));
}

/** What a visitor reads in a part. */
export const readIn = (look: Look, part: string): string => visibleText(`<${look.html(part)}`);
