/**
 * `npm start` and `npm run dev` (`--dev`): from a fresh clone to a running site. Installs and builds what is missing or
 * stale, then starts the server, which migrates and seeds its database and prints its address.
 */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { startSite } = await import('./lib/start-site.mjs');
main(() => startSite({ development: process.argv.includes('--dev') }));
