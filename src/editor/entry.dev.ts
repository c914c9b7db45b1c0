// Development only: React Fast Refresh must be installed before the first component loads.
// @ts-expect-error: a virtual module of Vite's React plugin; another specifier would load a second copy.
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry.tsx');
