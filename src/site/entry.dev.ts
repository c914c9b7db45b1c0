// Development only: React's fast refresh must be installed before the first component loads.
// @ts-expect-error: a virtual module of Vite's React plugin; imported by name, or components get another copy of it.
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry.client.tsx');
