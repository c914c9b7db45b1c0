import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { MapService, PagePolicy } from '#blocks/define.ts';
import { startScript } from '#site/start-script.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by the route that answers with a page; undefined means the ordinary policy. */
    pagePolicy?: PagePolicy | 'editor' | 'drawing' | undefined;
    /** The editor shows this page in a frame. */
    framed?: boolean;
    /** Pages of other origins may show this file. */
    embeddable?: boolean;
  }
}

export interface SecurityOptions {
  /** Additional origins for pictures and videos. */
  mediaOrigins: readonly string[];
  /** The map service that pages with a map may contact. */
  mapService?: MapService | undefined;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
}

/** Browsers then use TLS only, for a year after each answer. Without subdomains, which others may operate. */
const tlsOnly = 'max-age=31536000';

/** The only inline script of visitors' pages. */
const startScriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;

/** A worker follows the policy of its own file; map workers contact the map service themselves. */
const mapWorker = /^\/assets\/(maplibre|mapbox)-gl-[\w-]*worker/;

/**
 * Sets the security headers. Visitors' pages load scripts from our own files only; the one inline script is allowed by
 * its hash (decision 025).
 * `style-src-attr` allows style attributes, which hold computed sizes. Only pages with a map may run workers.
 */
export function securityHeaders({
  mediaOrigins,
  mapService,
  siteOrigin,
}: SecurityOptions): MiddlewareHandler {
  const strictTransportSecurity = siteOrigin.startsWith('https:') && tlsOnly;
  const ordinary: Directives = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", startScriptHash],
    workerSrc: ["'none'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...mediaOrigins],
    mediaSrc: ["'self'", ...mediaOrigins],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    manifestSrc: ["'self'"],
  };
  const headersUnder = (
    contentSecurityPolicy: Directives,
    xFrameOptions: 'DENY' | 'SAMEORIGIN' = 'DENY',
  ): MiddlewareHandler =>
    secureHeaders({
      contentSecurityPolicy,
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
      strictTransportSecurity,
      crossOriginResourcePolicy: 'same-origin',
    });
  const map = mapDirectives(ordinary, mapService);
  const headers = {
    ordinary: headersUnder(ordinary),
    map: headersUnder(map),
    editor: headersUnder(editorDirectives(ordinary)),
    drawing: headersUnder(drawingDirectives),
  };
  // Pages that the editor shows in a frame.
  const framed = {
    ordinary: headersUnder({ ...ordinary, frameAncestors: ["'self'"] }, 'SAMEORIGIN'),
    map: headersUnder({ ...map, frameAncestors: ["'self'"] }, 'SAMEORIGIN'),
  };
  return async (c, next) => {
    await next();
    // Without a rule, caches choose for how long they store an answer, also of an error or a receipt.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    // The policy is known only after the route has answered.
    const policy = c.get('pagePolicy') ?? (mapWorker.test(c.req.path) ? 'map' : 'ordinary');
    const under =
      c.get('framed') && policy !== 'editor' && policy !== 'drawing' ? framed[policy] : headers[policy];
    await under(c, async () => {});
    if (c.get('embeddable')) c.header('cross-origin-resource-policy', 'cross-origin');
  };
}

/**
 * The editor's policy: its canvas and rich text add style elements, it shows pictures before they are
 * uploaded, and it shows pages of the site in frames.
 */
const editorDirectives = (ordinary: Directives): Directives => ({
  ...ordinary,
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: [...(ordinary.imgSrc ?? []), 'blob:'],
  mediaSrc: [...(ordinary.mediaSrc ?? []), 'blob:'],
  frameSrc: ["'self'"],
});

/** An uploaded SVG opened directly: it is drawn and can do nothing else. */
const drawingDirectives: Directives = {
  defaultSrc: ["'none'"],
  styleSrc: ["'unsafe-inline'"],
  sandbox: [],
  frameAncestors: ["'none'"],
};

/** A Content-Security-Policy, by directive. */
type Directives = Record<string, string[]>;

/** Hosts from which mapbox-gl loads styles, tiles and models, and to which it reports usage. */
const mapboxHosts = ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', 'https://events.mapbox.com'];

/** The ordinary policy plus what a map needs: our own workers, and the map service if a key is set. */
function mapDirectives(ordinary: Directives, service: MapService | undefined): Directives {
  const own = { ...ordinary, workerSrc: ["'self'"] };
  if (!service) return own;
  const { scriptSrc = [], connectSrc = [], imgSrc = [] } = ordinary;
  const styleHost = service.style.startsWith('https:') ? [new URL(service.style).origin] : [];
  return {
    ...own,
    // WebAssembly decompresses building models; this allows no scripts.
    scriptSrc: [...scriptSrc, "'wasm-unsafe-eval'"],
    connectSrc: [...connectSrc, ...new Set([...mapboxHosts, ...styleHost])],
    imgSrc: [...imgSrc, 'blob:'],
  };
}
