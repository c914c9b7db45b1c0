import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The built site: `dist/server/serve.js`. V8 keeps the compiled code of the bundle beside it, if the folder can be
// written, and the next start takes half the time.
enableCompileCache(join(import.meta.dirname, '.compile-cache'));
await import('./serve-site.ts');
