import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin } from 'vite';
import { createCatalogue } from '#registry/blocks.ts';
import { usedProps } from '#registry/used-props.ts';
import { type Part, partsOfBlock } from './parts.ts';

const root = join(import.meta.dirname, '../..');

/** A story; those of machines name their state. */
type Story = FunctionComponent & { state?: string };
type StoryModule = Readonly<Record<string, Story | { title?: string }>>;

interface ViewsNote {
  /** Set while stories are rendered. */
  noteView?: (type: string, props: unknown) => void;
}

/** Replaces the view of a block in its stories by a component that shows nothing and notes its props. */
const notedViews: Plugin = {
  name: 'noted-views',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './View.tsx' && importer?.endsWith('.stories.tsx')
      ? `\0view:${basename(dirname(importer))}`
      : undefined,
  load: (id) =>
    id.startsWith('\0view:')
      ? `export default ({ props }) => { globalThis.noteView('${id.slice('\0view:'.length)}', props); return null; };
         export const PlanSheet = () => null;`
      : undefined,
};

/**
 * Everything that the stories show, of which `npm run visual` takes pictures.
 * @param pattern of the files, below the root
 */
export async function picturedParts(pattern = '{blocks,src}/**/*.stories.tsx'): Promise<Set<Part>> {
  const parts = new Set<Part>();
  const catalogue = createCatalogue();
  const noting = globalThis as ViewsNote;
  noting.noteView = (type, props) => {
    const definition = catalogue.get(type);
    if (!definition) return;
    for (const part of partsOfBlock(type, usedProps(definition.schema, props))) parts.add(part);
  };
  const vite = await createServer({
    configFile: false,
    root,
    plugins: [notedViews],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    for (const file of globSync(pattern, { cwd: root }).sort()) {
      const module = (await vite.ssrLoadModule(`/${file}`)) as StoryModule;
      const machine = titleOf(module).replace(/^Machines \/ /, '');
      for (const story of Object.values(module)) {
        if (typeof story !== 'function') continue;
        if (story.state !== undefined) parts.add(`state ${machine}.${story.state}`);
        else if (file.startsWith('blocks/')) renderToStaticMarkup(createElement(story));
      }
    }
  } finally {
    await vite.close();
    delete noting.noteView;
  }
  return parts;
}

function titleOf({ default: meta }: StoryModule): string {
  return (typeof meta === 'object' && meta.title) || '';
}
