import { startServer, temporaryData } from '../bench/site-server.mjs';
import { inRoot } from '../lib/project.mjs';

/**
 * Starts the built site with its own database, a fixed clock and recording enabled.
 *
 * @param {string} now ISO moment
 */
export const recordableSite = (now) =>
  startServer({
    program: inRoot('dist/server/serve.js'),
    data: temporaryData(),
    env: {
      QA_NOW: now,
      QA_NOW_CONFIRM: now,
      QA_RECORD: 'on',
      QA_RECORD_CONFIRM: 'on',
      RATE_LIMIT: 'off',
    },
  });
