import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { Translate } from '#i18n/i18n.ts';
import { memoize } from '#lib/memoize.ts';
import { feedFormats, feedPath, feedTypes } from '#registry/feeds.ts';
import type { ForPrograms } from '#registry/load-page.ts';
import type {
  PageBlock,
  PagePayload,
  SentBlock,
  SentResult,
  Shell,
  StaticBlock,
} from '#registry/page-payload.ts';
import { blockPart } from '#registry/RenderBlocks.tsx';
import { createViews } from '#registry/views.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import { StaticRouter } from '#ui/router.tsx';
import { App, footerPart, headerPart, isOverHero } from './App.tsx';
import type { Assets } from './assets.ts';
import { withoutTags } from './boot.ts';
import { Document } from './Document.tsx';
import { createKnownParts, type PageParts, type PartInput } from './known-parts.tsx';
import { startScript } from './start-script.ts';
import { withLanguage } from './urls.ts';

/** A page with all its data. */
type LoadedPage = PagePayload & { shell: Shell };

export interface Rendered {
  html: string;
  /** Blocks whose view threw, with the reason. The page shows a short line in their place. */
  broken: readonly { id: string; reason: string }[];
}

/**
 * Renders complete documents. Loads the code of all blocks first and then renders the page in one piece, without
 * Suspense fallbacks and inline scripts (decision 2).
 * @param noteView is called for each block that was rendered, unless its HTML was known
 */
export function createRenderer(
  assets: Assets,
  translations: Readonly<Record<Language, Translate>>,
  noteView: (type: string, milliseconds: number) => void = () => {},
) {
  const views = createViews();
  const startParts = createKnownParts(bytesOfParts);
  const jsonOfShell = memoize((shell: Shell) => ({
    shell: JSON.stringify(shell),
    sentShell: JSON.stringify(sentShell(shell)),
  }));

  /** The boot data as JSON, in pieces that identify parts of the page. */
  function jsonOf({ blocks, shell, ...page }: LoadedPage): PageJson {
    const sharesUrl = blocks.filter(({ parameters }) => parameters).length > 1;
    return {
      page: JSON.stringify(page),
      ...jsonOfShell(shell),
      blocks: blocks.map((block) => {
        const data = JSON.stringify({ ...block, queries: withoutKeys(block.queries) });
        return { data, rendered: isRendered(block, sharesUrl) ? renderedOf(block) : undefined };
      }),
    };
  }

  /** @param parts if absent, all parts are rendered */
  async function renderOnce(boot: LoadedPage, json: PageJson, parts?: PageParts) {
    const address = boot.languageInUrl ? withLanguage(boot.url, boot.language) : boot.url;
    const app = <App boot={boot} views={views} />;
    const { html, errors } = await renderWhole(
      <Document boot={boot} json={jsonPlace} t={translations[boot.language]}>
        <StaticRouter address={address}>{parts ? parts.provide(app) : app}</StaticRouter>
      </Document>,
    );
    const { page, sentShell: shell } = json;
    const blocks = json.blocks.map(({ data, rendered }) => (rendered ? JSON.stringify(rendered) : data));
    const bootJson = withoutTags(`${page.slice(0, -1)},"shell":${shell},"blocks":[${blocks}]}`);
    const filled = html.replace(`>${jsonPlace}</script>`, () => `>${bootJson}</script>`);
    return { html: withAssets(filled, linksOf(boot, assets), modulesOf(boot, json, assets)), errors };
  }

  /** Finds the blocks that throw, by rendering each alone. Only called after rendering the page failed. */
  async function findBroken(boot: LoadedPage): Promise<{ id: string; reason: string }[]> {
    const broken = boot.blocks.map(async (block) => {
      const alone = { ...boot, blocks: [block] };
      const { errors } = await renderOnce(alone, jsonOf(alone));
      return errors.length ? [{ id: block.id, reason: String(errors[0]) }] : [];
    });
    return (await Promise.all(broken)).flat();
  }

  return async (boot: LoadedPage, forPrograms?: ForPrograms): Promise<Rendered> => {
    const { html, broken } = await renderPage(boot);
    return { html: forPrograms ? withDataForPrograms(html, boot.language, forPrograms) : html, broken };
  };

  async function renderPage(boot: LoadedPage): Promise<Rendered> {
    await views.load(boot.blocks);
    const json = jsonOf(boot);
    const parts = startParts(inputsOf(boot, json));
    const whole = await renderOnce(boot, json, parts);
    if (whole.errors.length === 0) {
      const times = parts.times();
      for (const { id, type } of boot.blocks) {
        const time = times.get(blockPart(id));
        if (time !== undefined) noteView(type, time);
      }
      return { html: parts.complete(whole.html), broken: [] };
    }
    const broken = await findBroken(boot);
    if (broken.length === 0) throw whole.errors[0];
    const marked = (block: PageBlock): PageBlock =>
      broken.some(({ id }) => id === block.id) ? { ...block, broken: true } : block;
    const shown = { ...boot, blocks: boot.blocks.map(marked) };
    const { html } = await renderOnce(shown, jsonOf(shown));
    return { html, broken };
  }
}

export type Renderer = ReturnType<typeof createRenderer>;

/** Of the remembered parts of all pages together. */
const bytesOfParts = 12 * 1024 * 1024;

/** Placeholder of the boot data while React renders, which would encode and copy them. */
const jsonPlace = 'boot data';

interface PageJson {
  /** Everything but shell and blocks. */
  page: string;
  shell: string;
  /** What the browser gets of the shell. */
  sentShell: string;
  blocks: readonly BlockJson[];
}

/** Header and footer without the data that only their HTML needs: the footer’s content, and empty alternative texts. */
function sentShell({ footer: _, ...shell }: Shell): Shell {
  const { nav, logo } = shell;
  return {
    ...shell,
    isFooterRendered: true,
    nav: nav.map((item) => ({ ...item, picture: withoutAlt(item.picture) })),
    logo: logo && { coloured: { ...logo.coloured, alt: undefined }, white: withoutAlt(logo.white) },
  };
}

const withoutAlt = (picture: Picture | undefined) => picture && { ...picture, alt: undefined };

interface BlockJson {
  data: string;
  /** Data sent instead if the block does not run in the browser. */
  rendered: StaticBlock | undefined;
}

/**
 * True if the browser only needs the HTML of a block. Its links hold the parameters of the page's other blocks, which may
 * change without a new page.
 */
const isRendered = ({ isStatic, broken, parameters }: PageBlock, sharesUrl: boolean): boolean =>
  isStatic === true && !broken && !(parameters && sharesUrl);

const renderedOf = ({ id, type, parameters }: PageBlock): StaticBlock => ({
  id,
  type,
  isRendered: true,
  ...(parameters ? { parameters } : {}),
});

/** Leaves out the keys that the browser never needs. */
const withoutKeys = (queries: PageBlock['queries']): SentBlock['queries'] =>
  Object.fromEntries(
    Object.entries(queries).map(([name, result]): [string, SentResult] => [
      name,
      result.state === 'ready' ? { state: result.state, value: result.value } : result,
    ]),
  );

/**
 * Names what the HTML of each part depends on. React's ids also depend on the place in the tree: on the number of blocks
 * and on the layout around them.
 */
function inputsOf(boot: LoadedPage, json: PageJson): (name: string) => PartInput | undefined {
  const { language, languageInUrl, url, path, kind, meta, section, shell, blocks } = boot;
  const visit = `${language} ${languageInUrl}`;
  const inputs = new Map<string, PartInput>([
    // The link to the other language holds the address of the page.
    [headerPart, { key: `header ${visit} ${url} ${isOverHero(boot)}`, content: json.shell }],
    [footerPart, { key: `footer ${visit}`, content: json.shell }],
  ]);
  const parameters = blocks.map((block) => block.parameters);
  const around = JSON.stringify([kind, path, meta, section !== undefined, shell.contact, parameters]);
  for (const [index, { id }] of blocks.entries())
    inputs.set(blockPart(id), {
      key: `block ${visit} ${url} ${id}`,
      content: `${index} ${blocks.length} ${around} ${json.blocks[index]?.data}`,
    });
  return (name) => inputs.get(name);
}

const startOfScript = '<script data-modules';

/** The program, and the modules that it needs at once. The code of later blocks loads when they come near the viewport. */
function modulesOf({ language, blocks }: LoadedPage, json: PageJson, assets: Assets): string[] {
  const first = blocks
    .slice(0, 1)
    .flatMap((block) => (json.blocks[0]?.rendered ? [] : assets.block(block.type)));
  const sets = [assets.shell, assets.texts(language), ...first];
  return [assets.entry, ...new Set(sets.flatMap((set) => set.scripts))];
}

/**
 * Adds the links of a page's style sheets and fonts, the start script, and the attribute that holds lazy pictures back
 * until the script removes it. React skips all of these when it hydrates, like everything that it does not know.
 */
function withAssets(html: string, links: string, modules: readonly string[]): string {
  const start = html.indexOf('>', html.indexOf('<html'));
  const head = html.indexOf('<head>') + '<head>'.length;
  const end = html.lastIndexOf('</body>');
  const script = `${startOfScript}="${modules.join(' ')}">${startScript}</script>`;
  return `${html.slice(0, start)} data-unpainted=""${html.slice(start, head)}${links}${html.slice(head, end)}${script}${html.slice(end)}`;
}

/**
 * Adds the links to feeds and the structured data (decision 034). React skips them when it hydrates, and later pages in the
 * same window do without them: programs read documents.
 */
function withDataForPrograms(html: string, language: Language, { feeds, data }: ForPrograms): string {
  const links = feeds.flatMap(({ name, title }) =>
    feedFormats.map((format) => {
      const path = feedPath(name, format);
      const href = language === defaultLanguage ? path : withLanguage(path, language);
      return `<link rel="alternate" type="${feedTypes[format]}" title="${title} (${feedNames[format]})" href="${href}"/>`;
    }),
  );
  const graph = withoutTags(JSON.stringify({ '@context': 'https://schema.org', '@graph': data }));
  const script = data.length > 0 ? `<script type="application/ld+json">${graph}</script>` : '';
  const head = html.indexOf('</head>');
  // The start script stays the last one.
  const body = html.lastIndexOf(startOfScript);
  return `${html.slice(0, head)}${links.join('')}${html.slice(head, body)}${script}${html.slice(body)}`;
}

const feedNames = { rss: 'RSS', json: 'JSON Feed' } as const;

/**
 * The style sheets are the first requests, because the first paint waits for them: over HTTP/1.1 the first request has the
 * connection of the document, and each of the others opens its own.
 */
function linksOf(boot: LoadedPage, assets: Assets): string {
  const sets = [assets.shell, ...boot.blocks.map((block) => assets.block(block.type))];
  const styles = new Set(sets.flatMap((set) => set.styles));
  return [
    ...[...styles].map((href) => `<link rel="stylesheet" href="${href}"/>`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin=""/>`,
    ),
  ].join('');
}

/** What React puts in the place of a block that threw or suspended. */
const failedBoundary = '<!--$!-->';

/** Renders to a string, which costs a sixth less than a stream of bytes. Only a stream tells the reasons of errors. */
async function renderWhole(element: ReactNode): Promise<{ html: string; errors: unknown[] }> {
  try {
    const html = renderToString(element);
    if (!html.includes(failedBoundary)) return { html: `<!DOCTYPE html>${html}`, errors: [] };
  } catch {
    // The stream fails with the same error, or renders what suspended.
  }
  return renderToStream(element);
}

function renderToStream(element: ReactNode): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const errors: unknown[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), errors });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // With any other value React moves large parts into hidden elements that an inline script puts in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        errors.push(error);
      },
    });
  });
}
