/**
 * `npm run media:move -- FROM TO`: copies the uploads of a folder or bucket to another, and compares them. The site may be
 * running. An interrupted run is repeated and goes on.
 */
import { requireNode } from './lib/require-node.mjs';

requireNode(20);
const { main } = await import('./lib/problem.mjs');
const { sourceProgram } = await import('./lib/source-program.mjs');
main(() => sourceProgram('media/storage/move.ts'));
