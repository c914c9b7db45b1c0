import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { preinit, preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import type { Translate } from '#i18n/i18n.ts';
import type { PageBlock, Shell } from '#registry/page-payload.ts';
import { blockPart } from '#registry/RenderBlocks.tsx';
import { createViews } from '#registry/views.ts';
import type { Language } from '#schemas/language.ts';
import { StaticRouter } from '#ui/router.tsx';
import { App, footerPart, headerPart, isOverHero } from './App.tsx';
import type { AssetSet, Assets } from './assets.ts';
import { type Boot, withoutTags } from './boot.ts';
import { Document } from './Document.tsx';
import { createKnownParts, type PageParts, type PartInput } from './known-parts.tsx';
import { startScript } from './start-script.ts';
import { withLanguage } from './urls.ts';

export interface Rendered {
  html: string;
  /** Blocks whose view threw, with the reason. The page shows a short line in their place. */
  broken: readonly { id: string; reason: string }[];
}

/**
 * Renders complete documents. Loads the code of all blocks first and then renders the page in one piece, without
 * Suspense fallbacks and inline scripts (decision 2).
 */
export function createRenderer(assets: Assets, translations: Readonly<Record<Language, Translate>>) {
  const views = createViews();
  const startParts = createKnownParts(bytesOfParts);
  const jsonOfShell = new WeakMap<Shell, string>();

  /** The boot data as JSON, in pieces that identify parts of the page. */
  function jsonOf({ blocks, shell, ...page }: Boot): PageJson {
    const known = jsonOfShell.get(shell) ?? JSON.stringify(shell);
    jsonOfShell.set(shell, known);
    return { page: JSON.stringify(page), shell: known, blocks: blocks.map((block) => JSON.stringify(block)) };
  }

  /** @param parts if absent, all parts are rendered */
  async function renderOnce(boot: Boot, json: PageJson, parts?: PageParts) {
    const address = boot.languageInUrl ? withLanguage(boot.url, boot.language) : boot.url;
    const app = <App boot={boot} views={views} />;
    const { html, errors } = await renderWhole(
      <AssetHints boot={boot} assets={assets}>
        <Document boot={boot} json={jsonPlace} t={translations[boot.language]}>
          <StaticRouter address={address}>{parts ? parts.provide(app) : app}</StaticRouter>
        </Document>
      </AssetHints>,
    );
    const { page, shell, blocks } = json;
    const bootJson = withoutTags(`${page.slice(0, -1)},"shell":${shell},"blocks":[${blocks}]}`);
    const filled = html.replace(`>${jsonPlace}</script>`, () => `>${bootJson}</script>`);
    return { html: withStartScript(filled, modulesOf(boot, assets)), errors };
  }

  /** Finds the blocks that throw, by rendering each alone. Only called after rendering the page failed. */
  async function findBroken(boot: Boot): Promise<{ id: string; reason: string }[]> {
    const broken = boot.blocks.map(async (block) => {
      const alone = { ...boot, blocks: [block] };
      const { errors } = await renderOnce(alone, jsonOf(alone));
      return errors.length ? [{ id: block.id, reason: String(errors[0]) }] : [];
    });
    return (await Promise.all(broken)).flat();
  }

  return async (boot: Boot): Promise<Rendered> => {
    await views.load(boot.blocks.map((block) => block.type));
    const json = jsonOf(boot);
    const parts = startParts(inputsOf(boot, json));
    const whole = await renderOnce(boot, json, parts);
    if (whole.errors.length === 0) return { html: parts.complete(whole.html), broken: [] };
    const broken = await findBroken(boot);
    if (broken.length === 0) throw whole.errors[0];
    const marked = (block: PageBlock): PageBlock =>
      broken.some(({ id }) => id === block.id) ? { ...block, broken: true } : block;
    const shown = { ...boot, blocks: boot.blocks.map(marked) };
    const { html } = await renderOnce(shown, jsonOf(shown));
    return { html, broken };
  };
}

export type Renderer = ReturnType<typeof createRenderer>;

/** Of the remembered parts of all pages together. */
const bytesOfParts = 24 * 1024 * 1024;

/** Placeholder of the boot data while React renders, which would encode and copy them. */
const jsonPlace = 'boot data';

interface PageJson {
  /** Everything but shell and blocks. */
  page: string;
  shell: string;
  blocks: readonly string[];
}

/**
 * Names what the HTML of each part depends on. React's ids also depend on the place in the tree: on the number of blocks
 * and on the layout around them.
 */
function inputsOf(boot: Boot, json: PageJson): (name: string) => PartInput | undefined {
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
      content: `${index} ${blocks.length} ${around} ${json.blocks[index]}`,
    });
  return (name) => inputs.get(name);
}

/**
 * Adds the links of a page's style sheets and fonts to its head. Only the server renders it, so it must have exactly one child: React's
 * ids depend on the tree.
 */
function AssetHints({ boot, assets, children }: { boot: Boot; assets: Assets; children: ReactNode }) {
  const blocks = boot.blocks.map((block) => assets.block(block.type));
  for (const href of stylesOf([assets.shell, ...blocks])) preinit(href, { as: 'style', precedence: 'site' });
  for (const href of assets.fonts)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return children;
}

const stylesOf = (sets: readonly AssetSet[]) => new Set(sets.flatMap((set) => set.styles));

/** The program, and the modules that it needs at once. The code of later blocks loads when they come near the viewport. */
function modulesOf({ language, blocks }: Boot, assets: Assets): string[] {
  const first = blocks.slice(0, 1).map((block) => assets.block(block.type));
  const sets = [assets.shell, assets.texts(language), ...first];
  return [assets.entry, ...new Set(sets.flatMap((set) => set.scripts))];
}

/** React skips the script when it hydrates, like everything in the body that it does not know. */
function withStartScript(html: string, modules: readonly string[]): string {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script data-modules="${modules.join(' ')}">${startScript}</script>${html.slice(end)}`;
}

function renderWhole(element: ReactNode): Promise<{ html: string; errors: unknown[] }> {
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
