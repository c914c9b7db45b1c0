import type { MapService } from '#blocks/define.ts';

/** A Content-Security-Policy, by directive. */
export type Directives = Record<string, string[]>;

/** Where mapbox-gl gets styles, tiles and models, and where it counts its users. */
const mapboxHosts = ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', 'https://events.mapbox.com'];

/** The ordinary policy, and what a map needs besides: workers of our own, and the maps service where there is a key. */
export function mapDirectives(ordinary: Directives, service: MapService | undefined): Directives {
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
