import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, temporaryData } from '../bench/site-server.mjs';
import { inRoot } from '../lib/project.mjs';

/**
 * Starts the built site with its own database, a fixed clock and recording enabled.
 *
 * @param {string} now ISO moment
 * @param {string} [world] content of a recording, as JSON; without it, the demo content
 */
export function recordableSite(now, world) {
  const data = temporaryData();
  const file = join(data, 'world.json');
  if (world) writeFileSync(file, world);
  return startServer({
    program: inRoot('dist/server/serve.js'),
    data,
    env: {
      ...(world ? { QA_WORLD: file } : {}),
      QA_NOW: now,
      QA_NOW_CONFIRM: now,
      QA_RECORD: 'on',
      QA_RECORD_CONFIRM: 'on',
      RATE_LIMIT: 'off',
    },
  });
}
