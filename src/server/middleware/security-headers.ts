import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { MapService, PagePolicy } from '#blocks/define.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by what answers with a page; undefined is the ordinary policy. */
    pagePolicy?: PagePolicy | 'editor' | 'drawing' | undefined;
    /** The editor shows this page in a frame. */
    framed?: boolean;
  }
}

export interface SecurityOptions {
  /** Pictures and videos may also come from here. */
  mediaOrigins: readonly string[];
  /** Pages with a map may talk to it. */
  mapService?: MapService | undefined;
}

/** A worker is under the policy of its own file: those that draw maps ask the maps service themselves. */
const mapWorker = /^\/assets\/(maplibre|mapbox)-gl-[\w-]*worker/;

/**
 * The visitors' policy: scripts only from our own files, no inline script anywhere (decision 2). `style-src-attr`
 * allows style attributes, which hold computed sizes. Workers are for pages with a map alone.
 */
export function securityHeaders({ mediaOrigins, mapService }: SecurityOptions): MiddlewareHandler {
  const ordinary: Directives = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
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
  const headers = {
    ordinary: headersUnder(ordinary),
    map: headersUnder(mapDirectives(ordinary, mapService)),
    editor: headersUnder(editorDirectives(ordinary)),
    drawing: headersUnder(drawingDirectives),
  };
  const framed = framedBySite(ordinary, mapDirectives(ordinary, mapService));
  return async (c, next) => {
    await next();
    // Only the answer tells which page it is.
    const policy = c.get('pagePolicy') ?? (mapWorker.test(c.req.path) ? 'map' : 'ordinary');
    const under =
      c.get('framed') && policy !== 'editor' && policy !== 'drawing' ? framed[policy] : headers[policy];
    await under(c, async () => {});
  };
}

/**
 * The editor's: its canvas and its rich texts bring style elements of their own, it shows pictures before they are sent,
 * and pages of the site in frames.
 */
const editorDirectives = (ordinary: Directives): Directives => ({
  ...ordinary,
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: [...(ordinary.imgSrc ?? []), 'blob:'],
  mediaSrc: [...(ordinary.mediaSrc ?? []), 'blob:'],
  frameSrc: ["'self'"],
});

/** An SVG that somebody uploaded, opened by itself: it draws, and does nothing else. */
const drawingDirectives: Directives = {
  defaultSrc: ["'none'"],
  styleSrc: ["'unsafe-inline'"],
  sandbox: [],
  frameAncestors: ["'none'"],
};

/** The policies of pages that the editor shows in a frame. */
const framedBySite = (ordinary: Directives, map: Directives) => ({
  ordinary: headersUnder({ ...ordinary, frameAncestors: ["'self'"] }, 'SAMEORIGIN'),
  map: headersUnder({ ...map, frameAncestors: ["'self'"] }, 'SAMEORIGIN'),
});

const headersUnder = (
  contentSecurityPolicy: Directives,
  xFrameOptions: 'DENY' | 'SAMEORIGIN' = 'DENY',
): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    // Set by whatever ends TLS in front of the site: behind plain HTTP the header has no meaning.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: 'same-origin',
  });

/** A Content-Security-Policy, by directive. */
type Directives = Record<string, string[]>;

/** Where mapbox-gl gets styles, tiles and models, and where it counts its users. */
const mapboxHosts = ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', 'https://events.mapbox.com'];

/** The ordinary policy, and what a map needs besides: workers of our own, and the maps service where there is a key. */
function mapDirectives(ordinary: Directives, service: MapService | undefined): Directives {
  const own = { ...ordinary, workerSrc: ["'self'"] };
  if (!service) return own;
  const { scriptSrc = [], connectSrc = [], imgSrc = [] } = ordinary;
  const styleHost = service.style.startsWith('https:') ? [new URL(service.style).origin] : [];
  return {
    ...own,
    // Models of buildings are unpacked by WebAssembly; it allows no script.
    scriptSrc: [...scriptSrc, "'wasm-unsafe-eval'"],
    connectSrc: [...connectSrc, ...new Set([...mapboxHosts, ...styleHost])],
    imgSrc: [...imgSrc, 'blob:'],
  };
}
