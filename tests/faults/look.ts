import { z } from 'zod';
import type { Language } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import type { TestSite } from '../support/open-site.ts';
import { type Cell, textOf } from './cell.ts';

/** A page as the server renders it. */
export interface Look {
  status: number;
  stored: boolean;
  /** The HTML of a block by its id, or of a landmark. Empty if the page does not have it. */
  html: (part: string) => string;
  /** Outcome of each query of each block. The document sends no queries of a static block with all its data. */
  blocks: readonly { id: string; queries?: Readonly<Record<string, { state: Cell['state'] }>> | undefined }[];
}

const stateSchema = z.enum(['ready', 'missing', 'failed', 'late']);

const bootSchema = z.object({
  blocks: z.array(
    z.object({ id: z.string(), queries: z.record(z.string(), z.object({ state: stateSchema })).optional() }),
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

/** Outcome of a query in the data of its page, which the browser requests separately. */
export async function stateInApi(
  site: TestSite,
  { path, query = '' }: Pick<Cell, 'path' | 'query'>,
  language: Language,
): Promise<Cell['state']> {
  const asked = new URLSearchParams({ url: path, lang: language });
  const response = await site.request(`/api/page?${asked}`);
  const { page } = z.object({ page: bootSchema }).parse(await response.json());
  return page.blocks.find(({ queries }) => queries && query in queries)?.queries?.[query]?.state;
}

function partOf(html: string, part: string): string {
  if (part === 'header' || part === 'footer' || part === 'main')
    return between(html, `<${part}`, `</${part}>`);
  const main = between(html, '<main', '</main>');
  const [, found = ''] = main.split(new RegExp(`<div id="${part}" data-block="[^"]*">`));
  return found.split(/<div id="[^"]*" data-block="/)[0] ?? '';
}

/** The text from the first `from` to the next `to`. */
function between(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start + from.length, html.indexOf(to, start));
}

/** Whether a part of a page is as in its cell. */
export function isAsExpected({ part, says, lacks }: Cell, look: Look, language: Language): boolean {
  const html = look.html(part).replaceAll('<wbr/>', '');
  if (lacks && html.includes(typeof lacks === 'string' ? lacks : lacks[language])) return false;
  return says === undefined || visibleText(`<${html}`).includes(textOf(says, language));
}

/** The visible text of a part. */
export const readIn = (look: Look, part: string): string => visibleText(`<${look.html(part)}`);
