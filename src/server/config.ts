import { isIP } from 'node:net';
import * as z from 'zod';
import type { MapService } from '#blocks/define.ts';
import { trimEnd } from '#lib/trim-end.ts';
import { isAddress } from '#schemas/contact.ts';
import {
  adminEmailSchema,
  adminPasswordSchema,
  authSecretSchema,
  type FirstAdministrator,
  firstAdministrator,
} from './editor/accounts/settings.ts';
import {
  defaultSender,
  type MailSettings,
  mailFromSchema,
  mailToSchema,
  smtpUrlSchema,
} from './mail/settings.ts';
import { type MediaLocation, mediaUrlSchema } from './media/storage/location.ts';
import { SetupError } from './setup-error.ts';
import type { TraceSettings } from './traces.ts';

const emptyIsUnset = (value: unknown) => (value === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsUnset, schema);
const switchedOn = z
  .enum(['on', 'off', '1', '0', 'true', 'false'], 'must be on or off')
  .transform((value) => ['on', '1', 'true'].includes(value));

const demoSetting = z.enum(['yes', 'no', 'on', 'off', '1', '0', 'true', 'false'], 'must be yes, on or off');

const number = (most: number, expected: string) =>
  z.coerce.number(expected).min(0, expected).max(most, expected);

const wholeNumber = (most: number, expected: string) => number(most, expected).int(expected);

/** A whole number; `off` means 0. */
const count = (most: number) =>
  z.preprocess(
    (value) => (value === 'off' ? 0 : value),
    wholeNumber(most, `must be a whole number up to ${most}, or off`),
  );

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const origin = httpUrl.transform((value) => new URL(value).origin);

/** The schema of every setting, by its name. */
export const settingsSchema = z.object({
  PORT: setting(wholeNumber(65_535, 'must be a port, a whole number up to 65535').default(3000)),
  HOST: setting(
    z
      .string()
      .default('127.0.0.1')
      .refine(
        (host) => isIP(host) !== 0 || /^[\w.-]+$/.test(host),
        'must be a host name or an IP address, without a port',
      ),
  ),
  CONTENT_API: setting(httpUrl.transform((url) => trimEnd(url, /\//)).optional()),
  CONTENT_TTL: setting(number(86_400, 'must be seconds, up to 86400').default(5)),
  MEDIA_ORIGINS: setting(
    z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(origin)),
  ),
  MEDIA_URL: setting(mediaUrlSchema.optional()),
  MEDIA_BASE: setting(httpUrl.transform((url) => `${trimEnd(url, /\//)}/`).optional()),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      // A slash or number sign ends the part of the address that names the server, so the first half of the password would
      // count as the server, which messages repeat.
      .refine(
        (url) => !/^\w+:\/\/[^/?#]*[/#][^?]*@/.test(url),
        'signs like @, / and # in the password must be encoded: %40, %2F and %23',
      )
      .optional(),
  ),
  MIGRATE: setting(switchedOn.default(true)),
  DATA_DIR: setting(z.string().default('./data')),
  DEMO: setting(demoSetting.optional()),
  SITE_ORIGIN: setting(origin.optional()),
  SITE_CODE: setting(z.string().max(64).default('official')),
  SITE_TIME_ZONE: setting(z.string().default('Asia/Shanghai').refine(isTimeZone, 'is not a known time zone')),
  MAPBOX_TOKEN: setting(
    z
      .string()
      .regex(/^pk\.[\w.-]+$/, 'must be a public key, which begins with pk.: it is sent to browsers')
      .optional(),
  ),
  MAPBOX_STYLE: setting(
    z
      .string()
      .regex(/^(mapbox|https):\/\/\S+$/, 'must begin with mapbox:// or https://')
      .default('mapbox://styles/mapbox/standard'),
  ),
  SMTP_URL: setting(smtpUrlSchema.optional()),
  MAIL_TO: setting(mailToSchema.optional()),
  MAIL_FROM: setting(mailFromSchema.optional()),
  ADMIN_EMAIL: setting(adminEmailSchema.optional()),
  ADMIN_PASSWORD: setting(adminPasswordSchema.optional()),
  EDGE: setting(switchedOn.default(false)),
  PURGE_URL: setting(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(httpUrl).min(1))
      .optional(),
  ),
  REQUIRE_SECOND_FACTOR: setting(switchedOn.default(false)),
  AUTH_SECRET: setting(authSecretSchema.optional()),
  HEALTH_TOKEN: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 letters, digits and signs without spaces')
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(httpUrl.optional()),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number().min(0).max(1).default(1)),
  SECURITY_CONTACT: setting(
    z
      .union(
        [
          httpUrl,
          z
            .string()
            // RFC 9116 writes an address as a `mailto:` URL.
            .transform((text) => text.replace(/^mailto:/i, ''))
            .pipe(z.string().refine(isAddress))
            .transform((address) => `mailto:${address}`),
        ],
        {
          error: 'must be an e-mail address, also after mailto:, or an http(s) URL',
        },
      )
      .optional(),
  ),
  TRUST_PROXY: setting(z.preprocess((value) => (value === 'on' ? 1 : value), count(10)).default(0)),
  RATE_LIMIT: setting(count(100_000).default(60)),
  QA_NOW: setting(z.iso.datetime({ offset: true }).optional()),
  QA_NOW_CONFIRM: setting(z.string().optional()),
  QA_RECORD: setting(switchedOn.default(false)),
  QA_RECORD_CONFIRM: setting(switchedOn.default(false)),
  QA_WORLD: setting(z.string().optional()),
  NODE_ENV: z.string().optional(),
});

type Settings = z.output<typeof settingsSchema>;

/** The settings of a running site. The README explains each of them. */
export interface Config {
  port: number;
  host: string;
  /** Base URL of an existing backend; if absent, the embedded content server answers. */
  contentApi?: string | undefined;
  /** Milliseconds for which an answer of the backend is considered fresh. */
  contentTtl: number;
  mediaOrigins: readonly string[];
  /** Where uploads are stored; if absent, in the folder `media` of `dataDir`. */
  media?: MediaLocation | undefined;
  /** Address under which visitors' browsers find the uploaded pictures, with a slash at its end; if absent, this site's. */
  mediaBase?: string | undefined;
  databaseUrl?: string | undefined;
  /** A start runs pending migrations; otherwise it is refused until another program has run them. */
  mayMigrate: boolean;
  dataDir: string;
  /** The demo content is added to an empty database. */
  demo: boolean;
  siteOrigin: string;
  siteCode: string;
  timeZone: string;
  /** Number of trusted proxies in front of the site. */
  trustedProxies: number;
  /** Shared caches in front of the site may store pages; `PURGE_URL` has their addresses. */
  edge?: { purgeUrls: readonly string[] } | undefined;
  /** Submissions allowed per address in ten minutes; 0 means no limit. */
  rateLimit: number;
  /** The map service with its public client key; if absent, the site draws its own map. */
  mapService?: MapService | undefined;
  /** Settings for mail about requests; if absent, no mail is sent. */
  mail?: MailSettings | undefined;
  /**
   * The first administrator of an editor without accounts; if absent, the log shows a link that creates the
   * first account.
   */
  admin?: FirstAdministrator | undefined;
  /** Administrators of the editor need a second factor. */
  secondFactorRequired: boolean;
  /** Signs the editor's cookies; if absent, a file in `dataDir` holds the secret. */
  authSecret?: string | undefined;
  /** Where to report vulnerabilities, as a URL; if absent, there is no `security.txt`. */
  securityContact?: string | undefined;
  /** Token required by `GET /api/pages/health`; if absent, that call answers 404. */
  healthToken?: string | undefined;
  /** Where traces go; if absent, there are none. */
  traces?: TraceSettings | undefined;
  /** A fixed "now", for tests. */
  now?: Date | undefined;
  /** Visitors can record their visit (`?qa=record`). */
  recordable: boolean;
  /** File with the content of a recorded visit, which replaces all other content. */
  world?: string | undefined;
}

/** Settings that may contain a secret: error messages do not repeat their values. */
const secrets: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'MEDIA_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'AUTH_SECRET',
  'HEALTH_TOKEN',
]);

/**
 * Reads the settings from the environment.
 * @throws SetupError with one line that names the invalid setting and the expected value
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = settingsSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'settings');
    throw new SetupError(
      `${name}=${secrets.has(name) ? '…' : JSON.stringify(environment[name])}: ${issue?.message}. Correct or unset ${name}.`,
    );
  }
  const settings = parsed.data;
  const isPublic = settings.NODE_ENV === 'production' && !isOnThisMachine(settings);
  if (settings.QA_NOW && isPublic && settings.QA_NOW_CONFIRM !== settings.QA_NOW)
    throw new SetupError(
      'QA_NOW fixes the clock and is for tests. Unset it, or repeat its value in QA_NOW_CONFIRM to use it on a site that others can reach.',
    );
  if (settings.QA_RECORD && isPublic && !settings.QA_RECORD_CONFIRM)
    throw new SetupError(
      'QA_RECORD lets every visitor record their visit and is for tests. Unset it, or set QA_RECORD_CONFIRM=on as well to use it on a site that others can reach.',
    );
  if (settings.QA_WORLD && isPublic)
    throw new SetupError(
      'QA_WORLD serves the content of a recording and is for replays on this machine. Unset it on a site that others can reach.',
    );
  if (settings.PURGE_URL && !settings.EDGE)
    throw new SetupError(
      'PURGE_URL is set, but EDGE is not on, so no shared cache stores pages. Set EDGE=on, or unset PURGE_URL.',
    );
  const host = settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST;
  const contentOrigin = settings.CONTENT_API ? [new URL(settings.CONTENT_API).origin] : [];
  const baseOrigin = settings.MEDIA_BASE ? [new URL(settings.MEDIA_BASE).origin] : [];
  return {
    port: settings.PORT,
    host: settings.HOST,
    contentApi: settings.CONTENT_API,
    contentTtl: settings.CONTENT_TTL * 1000,
    mediaOrigins: [...contentOrigin, ...baseOrigin, ...settings.MEDIA_ORIGINS],
    media: settings.MEDIA_URL,
    mediaBase: settings.MEDIA_BASE,
    databaseUrl: settings.DATABASE_URL,
    mayMigrate: settings.MIGRATE,
    dataDir: settings.DATA_DIR,
    demo: addsDemo(settings),
    siteOrigin: settings.SITE_ORIGIN ?? `http://${host}:${settings.PORT}`,
    siteCode: settings.SITE_CODE,
    timeZone: settings.SITE_TIME_ZONE,
    trustedProxies: settings.TRUST_PROXY,
    edge: settings.EDGE ? { purgeUrls: settings.PURGE_URL ?? [] } : undefined,
    rateLimit: settings.RATE_LIMIT,
    mapService: settings.MAPBOX_TOKEN
      ? { token: settings.MAPBOX_TOKEN, style: settings.MAPBOX_STYLE }
      : undefined,
    mail: mailOf(settings),
    admin: firstAdministrator(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD),
    secondFactorRequired: settings.REQUIRE_SECOND_FACTOR,
    authSecret: settings.AUTH_SECRET,
    securityContact: settings.SECURITY_CONTACT,
    healthToken: settings.HEALTH_TOKEN,
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, share: settings.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    now: settings.QA_NOW ? new Date(settings.QA_NOW) : undefined,
    recordable: settings.QA_RECORD,
    world: settings.QA_WORLD,
  };
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** True if only browsers on this machine reach the site: it listens on loopback, for itself, and behind no proxy. */
const isOnThisMachine = ({ HOST, SITE_ORIGIN, TRUST_PROXY }: Settings): boolean =>
  loopback.test(HOST) &&
  (SITE_ORIGIN === undefined || loopback.test(new URL(SITE_ORIGIN).hostname)) &&
  TRUST_PROXY === 0;

/**
 * On a public origin only `yes` adds the demo: a database that was lost, or a disk that is not mounted, must not turn
 * a venue's site into that of a fictional one. `on` may be left over from the first days of the site.
 */
function addsDemo({ DEMO: demo = 'on', SITE_ORIGIN: origin }: Settings): boolean {
  return demo === 'yes' || (!origin?.startsWith('https:') && ['on', '1', 'true'].includes(demo));
}

function mailOf({ SMTP_URL: server, MAIL_TO: to, MAIL_FROM: from }: Settings): MailSettings | undefined {
  if (server && to) return { server, to, from: from ?? defaultSender(server, to) };
  if (server)
    throw new SetupError('SMTP_URL is set, but MAIL_TO is not. Set both to send mail, or unset SMTP_URL.');
  if (to)
    throw new SetupError('MAIL_TO is set, but SMTP_URL is not. Set both to send mail, or unset MAIL_TO.');
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
