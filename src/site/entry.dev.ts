// Development only: React's fast refresh must be in place before the first component is loaded.
const refresh: string = '/@react-refresh';
const { injectIntoGlobalHook } = await import(/* @vite-ignore */ refresh);
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry.client.tsx');

export {};
