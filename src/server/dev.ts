import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { createServer as createViteServer, ViteDevServer } from 'vite';
import { parseConfig } from './config.ts';
import { announce, runProgram } from './listen.ts';
import { createLog } from './log.ts';
import type { Site } from './main.ts';

type Main = typeof import('./main.ts');

/** Vite serves the sources, so every page needs only the entry and one style sheet. */
const devAssets = {
  entry: '/src/site/entry.dev.ts',
  shell: { styles: ['/src/site/styles.css'], scripts: [] },
  fonts: [],
  texts: () => ({ styles: [], scripts: [] }),
  block: () => ({ styles: [], scripts: [] }),
};

const devEditor = { script: '/src/editor/entry.dev.ts', styles: [], fonts: [] };

/** Opens the site from its sources, and reopens it when one of its modules changes. */
function createLiveSite(vite: ViteDevServer, open: (main: Main) => Promise<Site>) {
  let current: { main: Main; site: Promise<Site> } | undefined;
  return async (): Promise<Site> => {
    const main = (await vite.ssrLoadModule('/src/server/main.ts')) as Main;
    if (current?.main !== main) {
      await current?.site.then((site) => site.close());
      current = { main, site: open(main) };
    }
    return current.site;
  };
}

// `npm run dev`: one port for pages, sources and hot reload.
await runProgram(async () => {
  const config = parseConfig(process.env);
  const { createServer: createVite }: { createServer: typeof createViteServer } = await import('vite');
  const server = createServer();
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const log = createLog(process.stderr);
  const files = { media: join(process.cwd(), 'dist/media'), assets: devAssets, editorFiles: devEditor };
  const site = createLiveSite(vite, (main) => main.openSite(config, files, log));
  await site();
  const listener = getRequestListener(async (request, bindings) =>
    relaxed(await (await site()).fetch(request, bindings as HttpBindings)),
  );
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void listener(request, response));
  });
  server.listen(config.port, config.host, () => announce(server));
});

/** Hot reload inserts style elements and uses a WebSocket; built sites allow neither. */
function relaxed(response: Response): Response {
  const policy = response.headers.get('content-security-policy');
  const headers = new Headers(response.headers);
  if (policy)
    headers.set(
      'content-security-policy',
      policy
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("connect-src 'self'", "connect-src 'self' ws:"),
    );
  return new Response(response.body, { status: response.status, headers });
}
