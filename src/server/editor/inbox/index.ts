import { type CsvRouteOptions, csvRoute } from './csv-route.ts';
import { inboxHandlers } from './handlers.ts';

/** What applicants sent, as the venue works with it: the handlers of the calls, and the route of the table to download. */
export const createInbox = (options: CsvRouteOptions) => ({
  handlers: inboxHandlers(options),
  routes: csvRoute(options),
});
