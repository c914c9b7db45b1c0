import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { preinit, preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import type { Translate } from '#i18n/i18n.ts';
import type { PageBlock } from '#registry/page-payload.ts';
import { createViews } from '#registry/views.ts';
import type { Language } from '#schemas/language.ts';
import { StaticRouter } from '#ui/router.tsx';
import { App } from './App.tsx';
import type { AssetSet, Assets } from './assets.ts';
import { type Boot, bootJson } from './boot.ts';
import { Document } from './Document.tsx';
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

  async function renderOnce(boot: Boot): Promise<{ html: string; errors: unknown[] }> {
    const address = boot.languageInUrl ? withLanguage(boot.url, boot.language) : boot.url;
    const { html, errors } = await renderWhole(
      <AssetHints boot={boot} assets={assets}>
        <Document boot={boot} json={bootJson(boot)} t={translations[boot.language]}>
          <StaticRouter address={address}>
            <App boot={boot} views={views} />
          </StaticRouter>
        </Document>
      </AssetHints>,
    );
    return { html: withStartScript(html, modulesOf(boot, assets)), errors };
  }

  /** Finds the blocks that throw, by rendering each alone. Only called after rendering the page failed. */
  async function findBroken(boot: Boot): Promise<{ id: string; reason: string }[]> {
    const broken = boot.blocks.map(async (block) => {
      const { errors } = await renderOnce({ ...boot, blocks: [block] });
      return errors.length ? [{ id: block.id, reason: String(errors[0]) }] : [];
    });
    return (await Promise.all(broken)).flat();
  }

  return async (boot: Boot): Promise<Rendered> => {
    await views.load(boot.blocks.map((block) => block.type));
    const whole = await renderOnce(boot);
    if (whole.errors.length === 0) return { html: whole.html, broken: [] };
    const broken = await findBroken(boot);
    if (broken.length === 0) throw whole.errors[0];
    const marked = (block: PageBlock): PageBlock =>
      broken.some(({ id }) => id === block.id) ? { ...block, broken: true } : block;
    const { html } = await renderOnce({ ...boot, blocks: boot.blocks.map(marked) });
    return { html, broken };
  };
}

export type Renderer = ReturnType<typeof createRenderer>;

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
