import { randomBytes, randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type CallFailures, createCallFailures } from '#api/call-failures.ts';
import { clean } from '#api/clean.ts';
import { tags } from '#api/content-changes.ts';
import type { ContentSource } from '#api/content-source.ts';
import { createHttpSource } from '#api/http-source.ts';
import type { ReportDropped } from '#api/read-answer.ts';
import { createTranslations } from '#i18n/translations.ts';
import { createCatalogue } from '#registry/blocks.ts';
import { createPageLoader, type PageLoader, type PageLoaderOptions } from '#registry/load-page.ts';
import { builtInGroups } from '#registry/pages/index.ts';
import { calls } from '#schemas/calls.ts';
import type { ChangeInput } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import type { World } from '#schemas/world.ts';
import type { Assets } from '#site/assets.ts';
import { createRenderer } from '#site/entry.server.tsx';
import { createApp } from './app.ts';
import { openBackendStore } from './backend-store.ts';
import { bookingPlan } from './booking-plan.ts';
import { type Clock, createToday, dateIn } from './clock.ts';
import type { Config } from './config.ts';
import { startCleaning } from './db/content/clean-stored-items.ts';
import { createDraftSource } from './db/content/draft-source.ts';
import { createOverlaySource, type Overlay } from './db/content/overlay-source.ts';
import { publish } from './db/content/publish.ts';
import { rememberAnswers } from './db/content/remembered-answers.ts';
import { latestRevision } from './db/content/revision.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { NoteQuery } from './db/dialects/engine.ts';
import { createEmbeddedSource, type EmbeddedSourceOptions } from './db/embedded-source.ts';
import { countGivenUp, countWaiting, oldestWaiting } from './db/requests/outbox.ts';
import type { Random } from './db/requests/reference.ts';
import { startRetentionJob } from './db/requests/retention.ts';
import { demoNote } from './demo-content.ts';
import { demoWarnings } from './demo-warnings.ts';
import { createEdge } from './edge.ts';
import type { Passwords } from './editor/accounts/passwords.ts';
import { createEditorial } from './editor/editorial.ts';
import { type MediaLibrary, openMedia } from './editor/media/media-library.ts';
import { uploadedPath } from './editor/media/media-rows.ts';
import { openOwnFiles } from './editor/media/own-files.ts';
import { openEditor } from './editor/open-editor.ts';
import type { EditorFiles } from './editor/program.ts';
import { startReleases } from './editor/releases/release-runner.ts';
import { createEventIndex } from './event-index.ts';
import { createFastLane, type FastLane } from './fast-lane.ts';
import { latinOf } from './latin.ts';
import { createSubmissionLimit } from './limits/submission-limit.ts';
import { createRequestIds, type Log, type WriteLog } from './log.ts';
import { createColleagueCompose } from './mail/colleague-mail.ts';
import { type ComposeOptions, createCompose } from './mail/compose.ts';
import { type MailWorker, startMailWorker } from './mail/worker.ts';
import { createAlbumZip } from './media/album-zip.ts';
import { openPictures, type Pictures } from './media/pictures.ts';
import { openMediaStorage } from './media/storage/open-storage.ts';
import { StorageAwayError } from './media/storage/storage.ts';
import { planSizes } from './plans/plan-files.ts';
import { shareReleasedFiles } from './released-files.ts';
import { createPageCache } from './render/page-cache.ts';
import { createRenderedPages } from './render/rendered-pages.ts';
import { createRepeatLog } from './repeat-log.ts';
import { createTracking, type Tracking } from './tracking.ts';
import { bothWatches, unwatched, type Watch } from './watch.ts';
import { worldRoutes } from './world/collect-world.ts';
import { createWorldSource, readWorld, recordedPictures } from './world/world-source.ts';

export interface SiteFiles {
  /** Folder of the built browser program; undefined if Vite serves it. */
  client?: string | undefined;
  /** Folder of the built editor program, likewise. */
  editor?: string | undefined;
  media: string;
  assets: Assets;
  editorFiles?: EditorFiles | undefined;
}

/** Implementations that tests replace. */
export interface SiteReplacements {
  /** Default: scrypt, which is slow on purpose. */
  passwords?: Passwords;
}

/** A running site. Content can be published if the site stores it itself. */
export interface Site {
  /** `bindings` holds the network connection of a request, if it came over a network. */
  fetch: (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;
  /** Answers a repeated request without `fetch`; false if it cannot. */
  answerFromMemory: FastLane['answer'];
  publish?: (change: ChangeInput) => Promise<{ revision: string }>;
  /** Warnings for the log at start: about demo content that visitors still see, and files that are missing. */
  warnings: () => Promise<string[]>;
  /** Ends answers that last as long as their connection: call it before the server is drained. */
  endStreams: () => void;
  close: () => Promise<void>;
}

/** Takes secure random bytes from a supply, because a call for 4 kB costs as much as one for 16 B. */
const random: Random = (() => {
  let supply = randomBytes(4096);
  return (length) => {
    if (supply.length < length) supply = randomBytes(Math.max(4096, length));
    const bytes = new Uint8Array(supply.subarray(0, length));
    supply = supply.subarray(length);
    return bytes;
  };
})();

/** Milliseconds for all queries of a page together; a single call of a foreign backend may take 10 s. */
const pageDeadline = 3_000;
/** Memory for the answers of content calls. */
const bytesOfCalls = 8 * 1024 * 1024;
const cachedPages = 500;
/** Memory for answers that are repeated. */
const bytesOfAnswers = 16 * 1024 * 1024;
/** Maximum number of pages per list that the sitemap requests from a foreign backend. */
const politePages = 20;

/**
 * Opens a site; the only place that chooses implementations.
 * @throws SetupError when the site cannot be opened
 */
export async function openSite(
  config: Config,
  files: SiteFiles,
  writeLog: WriteLog,
  replacements: SiteReplacements = {},
): Promise<Site> {
  const requestIds = createRequestIds(random);
  const log: Log = (line, level = 'info') => writeLog(line, { level, request: requestIds.current() });
  const clock: Clock = config.now ? () => new Date(config.now ?? 0) : () => new Date();
  /** For problems that every request may meet again. */
  const logRepeats = createRepeatLog({ log, now: () => clock().getTime() });
  const world = config.world === undefined ? undefined : readWorld(config.world);
  const timeZone = world?.timeZone ?? config.timeZone;
  const today = createToday(clock, timeZone);
  const translations = createTranslations();
  const catalogue = createCatalogue();
  const report: ReportDropped = (call, where, reason) =>
    logRepeats(`call ${call}, ${where} left out: ${reason}`);
  // Its library is loaded only where somebody reads the measures.
  const metrics = config.healthToken ? (await import('./metrics.ts')).createMetrics() : undefined;
  const traces = config.traces && (await import('./traces.ts')).createTraces(config.traces);
  const watch = [metrics, traces].reduce(
    (all, one) => (!one ? all : all === unwatched ? one.watch : bothWatches(all, one.watch)),
    unwatched,
  );
  const callFailures = createCallFailures(clock);
  const failures = metrics?.watchCalls(callFailures) ?? callFailures;
  let setLoader: (loader: PageLoader) => void = () => {};
  /** Mail can be due before pages can be loaded: it waits for the loader. */
  const loaderCreated = new Promise<PageLoader>((resolve) => {
    setLoader = resolve;
  });
  const pictures = await openPictures(files.media);
  const content = await openContent(config, {
    clock,
    world,
    translations,
    media: files.media,
    builtInPictures: pictures,
    report,
    failures,
    watch,
    noteQuery:
      watch === unwatched
        ? undefined
        : (pool, statement, milliseconds) => watch.note({ kind: 'query', pool, statement }, milliseconds),
    trackingPath: async (language) => {
      const [page] = await (await loaderCreated).pagesShowing({ call: 'trackRequest' }, language);
      return page?.path;
    },
    log,
    logRepeats,
  });
  const { database, overlaid } = content;
  const eventIndex = createEventIndex({
    source: content.source,
    log: logRepeats,
    guesses: config.contentApi !== undefined,
  });
  const loading: Omit<PageLoaderOptions, 'source'> = {
    catalogue,
    groups: builtInGroups,
    translations,
    siteCode: world?.siteCode ?? config.siteCode,
    timeZone,
    today,
    tracksRequests: world?.tracksRequests ?? content.tracking !== undefined,
    recordable: config.recordable,
    mapService: config.mapService,
    latinOf,
    planSizes,
    origin: config.siteOrigin,
    currentAddress: content.media?.currentAddress,
    partsStored: content.media?.partsStored,
    pictureOf: world
      ? recordedPictures(world, pictures.pictureOf)
      : (content.media?.pictureOf ?? pictures.pictureOf),
    cleanProps: (definition, props) => clean(definition.schema, props, { base: content.mediaBase }),
    mediaBase: content.mediaBase,
    uploadsAt: content.media && config.mediaBase ? { path: uploadedPath, base: config.mediaBase } : undefined,
    deadline: pageDeadline,
    watchBlock: ({ type, id }, work) => watch.run({ kind: 'block', type, id }, work),
    log: logRepeats,
  };
  const loader = createPageLoader({
    ...loading,
    source: content.source,
    movedItem: (slug) => eventIndex.movedTo(slug),
  });
  setLoader(loader);
  const stopFollowing = pictures.follow((addresses) => loader.changes.note(addresses.map(tags.media)));
  const { editorFiles: program } = files;
  const ownFiles = openOwnFiles(files.media);
  const releases =
    database &&
    startReleases({ database, catalogue, groups: builtInGroups, ownFiles, clock, log: logRepeats });
  const editorial =
    content.database &&
    content.drafts &&
    overlaid &&
    createEditorial({
      database: content.database,
      source: content.source,
      draftLoader: createPageLoader({ ...loading, source: content.drafts }),
      loaderOver: (overlay) => createPageLoader({ ...loading, source: overlaid(overlay) }),
      groups: builtInGroups,
      ownFiles,
      siteOrigin: config.siteOrigin,
      catalogue,
      clock,
      random,
      wakeReleases: () => releases?.wake(),
      mail: content.mail,
    });
  const editor =
    content.database && content.media && editorial && program
      ? await openEditor({
          config,
          database: content.database,
          media: content.media,
          editorial,
          program,
          clock,
          groups: builtInGroups,
          source: content.source,
          venueNames: () =>
            Promise.all(languages.map(async (language) => (await loader.list(language)).shell.siteName)),
          log: logRepeats,
          ...replacements,
        })
      : undefined;
  const fastLane = createFastLane({ siteOrigin: config.siteOrigin, capacity: bytesOfAnswers });
  metrics?.readRepeated(fastLane.repeated);
  if (database) {
    metrics?.addGauge({
      name: 'pavilion_mails_waiting',
      help: 'Mails about requests and to colleagues that are not sent yet.',
      read: () => countWaiting(database.read),
    });
    metrics?.addGauge({
      name: 'pavilion_mails_given_up',
      help: 'Mails about requests and to colleagues that will not be tried again.',
      read: () => countGivenUp(database.read),
    });
    metrics?.addGauge({
      name: 'pavilion_mails_oldest_seconds',
      help: 'Age of the oldest mail that is not sent yet.',
      read: () => oldestWaiting(database.read, clock()),
    });
    metrics?.addGauge({
      name: 'pavilion_writes_waiting',
      help: 'Writes that wait for a transaction.',
      read: async () => database.waitingWrites(),
    });
  }
  // One server with SQLite has the files of earlier releases in its folder (`scripts/lib/releases.mjs`).
  const releasedFiles =
    content.database && config.databaseUrl
      ? await shareReleasedFiles({
          database: content.database,
          folders: [files.client, files.editor].filter((folder) => folder !== undefined),
          clock,
          log,
        })
      : undefined;
  const render = createRenderer(
    files.assets,
    translations,
    watch === unwatched
      ? undefined
      : (type, milliseconds) => watch.note({ kind: 'view', type }, milliseconds),
  );
  const cache = createPageCache(cachedPages);
  const pages = createRenderedPages({ loader, render, cache, log: logRepeats, watch });
  metrics?.addGauge({
    name: 'pavilion_pages_rendering',
    help: 'Pages that are being loaded, rendered and compressed.',
    read: async () => pages.load().running,
  });
  metrics?.addGauge({
    name: 'pavilion_pages_waiting',
    help: 'Pages that wait until fewer others are rendered.',
    read: async () => pages.load().waiting,
  });
  content.database?.onCommit(() => void loader.changes.catchUp().catch(() => {}));
  const edge = config.edge && createEdge({ ...config.edge, changes: loader.changes, fetch, log: writeLog });
  const app = createApp({
    source: content.source,
    fastLane,
    edge,
    tracking: content.tracking,
    loader,
    render,
    pages,
    clock,
    catalogue,
    cleanProps: loading.cleanProps,
    translations,
    mediaOrigins: world?.mediaOrigins ?? config.mediaOrigins,
    mapService: config.mapService,
    siteOrigin: config.siteOrigin,
    timeZone,
    trustedProxies: config.trustedProxies,
    limitSubmissions: createSubmissionLimit(config.rateLimit),
    failures,
    eventIndex,
    readDatabase: database && (() => latestRevision(database.read)),
    checkStorage: content.checkStorage,
    healthToken: config.healthToken,
    metrics,
    securityContact: config.securityContact,
    // Limits the load on a foreign backend: only the newest pages of each list.
    ...(config.contentApi ? { sitemapPages: politePages } : {}),
    files,
    releasedFiles,
    uploaded: content.media?.files,
    editor,
    previews: editorial?.previews,
    requestIds,
    log: logRepeats,
    world: config.recordable
      ? worldRoutes({ loading: { ...loading, source: content.source }, mediaOrigins: config.mediaOrigins })
      : undefined,
  });
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    answerFromMemory: fastLane.answer,
    ...(content.publish ? { publish: content.publish } : {}),
    warnings: async () => [
      ...(await demoWarnings(content.source, dateIn(clock(), config.timeZone))),
      ...((await content.media?.missingFileWarnings()) ?? []),
    ],
    endStreams: () => editor?.endStreams(),
    close: async () => {
      editor?.endStreams();
      stopFollowing();
      releasedFiles?.close();
      await releases?.close();
      await pages.close();
      await content.close();
      await traces?.close();
    },
  };
}

interface Content {
  source: ContentSource;
  /** Set if the site stores its own content. */
  database?: Database;
  /** The same content with all drafts applied. */
  drafts?: ContentSource;
  /** The same content with other entries. */
  overlaid?: (overlay: Overlay) => ContentSource;
  /** The media library: uploads and files that came with the site. */
  media?: MediaLibrary;
  checkStorage?: () => Promise<void>;
  publish?: Site['publish'];
  /** Sends mails, if mail is configured. */
  mail?: Pick<MailWorker, 'wake'>;
  /** Request tracking, if this server stores the requests. */
  tracking?: Tracking;
  /** Origin of relative media addresses. */
  mediaBase?: string;
  close: () => Promise<void>;
}

interface ContentOptions {
  clock: Clock;
  /** Of a recorded visit; it replaces all other content. */
  world: World | undefined;
  translations: ReturnType<typeof createTranslations>;
  /** Folder of the site's own media. */
  media: string;
  builtInPictures: Pictures;
  report: ReportDropped;
  failures: CallFailures;
  watch: Watch;
  noteQuery: NoteQuery | undefined;
  trackingPath: ComposeOptions['trackingPath'];
  log: Log;
  /** For problems that every request may meet again. */
  logRepeats: Log;
}

async function openContent(config: Config, options: ContentOptions): Promise<Content> {
  const { clock, log, report, failures, watch, noteQuery, world } = options;
  if (world)
    return {
      source: createWorldSource(world, { report, log: options.logRepeats }),
      ...(world.mediaBase === undefined ? {} : { mediaBase: world.mediaBase }),
      close: async () => {},
    };
  if (config.contentApi) {
    const { contentApi, contentTtl, dataDir } = config;
    const now = () => clock().getTime();
    const kept = openBackendStore({ dataDir, scope: contentApi, now, log });
    const backend = {
      baseUrl: contentApi,
      fetch: watch === unwatched ? fetch : watchedFetch(watch),
      ttl: contentTtl,
    };
    if (config.mail) log('SMTP_URL is ignored: with CONTENT_API, the backend sends the mail about requests.');
    const source = createHttpSource({ ...backend, now, kept, report, failures, log });
    return {
      source: watchedCalls(source, watch),
      mediaBase: new URL(contentApi).origin,
      close: async () => kept?.close(),
    };
  }
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    mayMigrate: config.mayMigrate,
    log,
    noteQuery,
  });
  /** Mail can be due before the source exists: it waits for it. */
  const sourceCreated = Promise.withResolvers<ContentSource>();
  const mail =
    config.mail &&
    startMailWorker({
      database,
      compose: createCompose({
        ...config.mail,
        siteOrigin: config.siteOrigin,
        timeZone: config.timeZone,
        trackingPath: options.trackingPath,
        planOf: async (booking) =>
          bookingPlan(await sourceCreated.promise, {
            ...booking,
            today: dateIn(clock(), config.timeZone),
          }),
      }),
      composeForColleague: createColleagueCompose({ ...config.mail, siteOrigin: config.siteOrigin }),
      send: (await import('./mail/smtp.ts')).createSmtp(config.mail.server),
      clock,
      log,
    });
  const storage = await openMediaStorage({ ...config, log });
  // Says at the start what would otherwise be noticed with the first picture.
  storage.check().catch((error: unknown) => {
    if (!(error instanceof StorageAwayError))
      log(`The media storage ${storage.name} cannot be used`, 'error');
  });
  const media = await openMedia({
    database,
    storage,
    base: config.mediaBase,
    builtIn: options.media,
    builtInPictures: options.builtInPictures,
    clock,
    log: options.logRepeats,
    newId: randomUUID,
    publish: (change, changed) => publish(database, change, clock, changed),
  });
  const embedded: EmbeddedSourceOptions = {
    database,
    revisionOf: media.revisionOf,
    clock,
    random,
    translations: options.translations,
    siteCode: config.siteCode,
    zipOf: createAlbumZip({
      folder: options.media,
      uploads: {
        find: (name) => storage.find(media.storedName(name)),
        open: (name) => storage.open(media.storedName(name)),
      },
      log,
    }),
    outbox: mail,
    report,
    log: options.logRepeats,
  };
  const source = rememberAnswers(createEmbeddedSource(embedded), bytesOfCalls);
  sourceCreated.resolve(source);
  const isEmpty = await source.isEmpty();
  if (isEmpty && !config.demo && config.siteOrigin.startsWith('https:'))
    log(
      'The database is empty. If the site had content, check that DATA_DIR is mounted, or restore a backup. DEMO=yes adds the demo content.',
    );
  if (isEmpty && config.demo) {
    log('The database is empty: adding the demo content.');
    const began = performance.now();
    const { demoEntries } = await import('#demo/index.ts');
    const put = demoEntries(dateIn(clock(), config.timeZone));
    await source.publish({ put, note: demoNote });
    log(`Added ${put.length} entries in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
  const stopRetentionJob = startRetentionJob({ database, clock, log });
  const stopCleaning = startCleaning({ database, log });
  const close = async () => {
    stopRetentionJob();
    await stopCleaning();
    await mail?.close();
    await media.close();
    await database.close();
  };
  const tracking = createTracking({ database, clock, timeZone: config.timeZone });
  const drafts = createDraftSource(embedded);
  return {
    source: watchedCalls(recorded(source, failures), watch),
    drafts,
    overlaid: (overlay) => createOverlaySource(embedded, overlay),
    database,
    media,
    checkStorage: () => storage.check(),
    publish: source.publish,
    ...(mail ? { mail } : {}),
    tracking,
    close,
  };
}

/** Records the outcome of each call. A foreign source records outcomes itself, behind its cache. */
const recorded = (source: ContentSource, failures: CallFailures): ContentSource => ({
  ...source,
  call: async (name, request, context) => {
    const answer = await source.call(name, request, context);
    failures.note({ call: name, request, language: context.language }, answer);
    return answer;
  },
});

const watchedCalls = (source: ContentSource, watch: Watch): ContentSource =>
  watch === unwatched
    ? source
    : {
        ...source,
        call: (name, request, context) =>
          watch.run({ kind: 'call', call: name, language: context.language }, () =>
            source.call(name, request, context),
          ),
      };

/**
 * Requests to an existing backend, which can continue their trace. Their calls are named by path, because other names could
 * come from anywhere.
 */
const watchedFetch =
  (watch: Watch): typeof fetch =>
  (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const found = Object.entries(calls).find(([, { path }]) => url.split('?')[0]?.endsWith(path));
    return watch.run({ kind: 'backend', call: found?.[0] ?? 'other' }, () => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      for (const [name, value] of Object.entries(watch.headers())) headers.set(name, value);
      return fetch(input, { ...init, headers });
    });
  };
