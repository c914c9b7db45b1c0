import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { SetupError } from './setup-error.ts';

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      contentApi: undefined,
      contentTtl: 5000,
      dataDir: './data',
      demo: true,
      siteOrigin: 'http://127.0.0.1:3000',
      siteCode: 'official',
      timeZone: 'Asia/Shanghai',
    });
  });

  it('count as unset if empty', () => {
    expect(parseConfig({ PORT: '', CONTENT_API: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', 'abc'],
    ['HOST', '127.0.0.1:80'],
    ['HOST', 'http://localhost'],
    ['CONTENT_API', 'ftp://x'],
    ['CONTENT_TTL', 'soon'],
    ['DATABASE_URL', 'mysql://x'],
    ['EDGE', 'yes'],
    ['SITE_TIME_ZONE', 'Mars/Olympus'],
    ['DEMO', 'maybe'],
    ['RATE_LIMIT', 'many'],
    ['RATE_LIMIT', '-1'],
    ['RATE_LIMIT', '1.5'],
    ['RATE_LIMIT', 'Infinity'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '10.0.0.1'],
    ['TRUST_PROXY', '11'],
    ['MEDIA_ORIGINS', 'not an origin'],
    ['MAPBOX_TOKEN', 'sk.secret'],
    ['MAPBOX_STYLE', 'standard'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['AUTH_SECRET', 'short'],
    ['HEALTH_TOKEN', 'short'],
    ['HEALTH_TOKEN', 'two words of a token'],
    ['SECURITY_CONTACT', 'mailto:'],
    ['SECURITY_CONTACT', 'security team'],
    ['SECURITY_CONTACT', 'mailto:a@b.example?subject=x'],
  ])('%s=%s is one line that names the setting and the remedy', (name, value) => {
    const parse = () => parseConfig({ [name]: value });
    expect(parse).toThrow(SetupError);
    expect(parse).toThrow(new RegExp(`^${name}=.*Correct or unset ${name}\\.$`));
  });

  it('do not repeat an invalid health token in the error', () => {
    expect(parseConfig({}).healthToken).toBeUndefined();
    expect(parseConfig({ HEALTH_TOKEN: '' }).healthToken).toBeUndefined();
    expect(parseConfig({ HEALTH_TOKEN: 'correct-horse-battery' }).healthToken).toBe('correct-horse-battery');
    expect(() => parseConfig({ HEALTH_TOKEN: 'hush-hush' })).toThrow(/^HEALTH_TOKEN=…: must be 16 to 200/);
  });

  it.each([
    ['PORT', 'abc', 'PORT="abc": must be a port, a whole number up to 65535. Correct or unset PORT.'],
    ['CONTENT_TTL', '-1', 'CONTENT_TTL="-1": must be seconds, up to 86400. Correct or unset CONTENT_TTL.'],
    ['EDGE', 'yes', 'EDGE="yes": must be on or off. Correct or unset EDGE.'],
  ])('say in plain words that %s=%s is refused', (name, value, message) => {
    expect(() => parseConfig({ [name]: value })).toThrow(message);
  });

  it.each([
    'postgres://venue:half/half@db:5432/pavilion',
    'postgres://venue:half#half@db:5432/pavilion',
    'postgres://venue:ha@lf/half@db:5432/pavilion',
  ])('refuse %s, whose password is not encoded, and do not repeat it', (url) => {
    const parse = () => parseConfig({ DATABASE_URL: url });
    expect(parse).toThrow(/^DATABASE_URL=…: signs like @, \/ and # in the password must be encoded/);
    expect(parse).not.toThrow(/half/);
  });

  it.each([
    'postgres://venue:half%2Fhalf@db:5432/pavilion',
    'postgres:///pavilion?host=/var/run/postgresql&user=a@b',
    'postgres://db?sslmode=require',
  ])('take %s as the database', (url) => {
    expect(parseConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    ['security@venue.example', 'mailto:security@venue.example'],
    ['mailto:security@venue.example', 'mailto:security@venue.example'],
    ['https://venue.example/report', 'https://venue.example/report'],
    ['', undefined],
  ])('take %s as the contact for vulnerabilities: %s', (value, contact) => {
    expect(parseConfig({ SECURITY_CONTACT: value }).securityContact).toBe(contact);
  });

  it('fix the clock in production only with a second confirming setting', () => {
    const now = '2026-11-21T09:00:00+08:00';
    const production = { QA_NOW: now, NODE_ENV: 'production', SITE_ORIGIN: 'https://venue.example' };
    expect(() => parseConfig(production)).toThrow(/QA_NOW_CONFIRM/);
    expect(parseConfig({ ...production, QA_NOW_CONFIRM: now }).now).toEqual(new Date(now));
  });

  it('record visits in production only with a second confirming setting', () => {
    const production = { QA_RECORD: 'on', NODE_ENV: 'production', SITE_ORIGIN: 'https://venue.example' };
    expect(() => parseConfig(production)).toThrow(/QA_RECORD_CONFIRM/);
    expect(() => parseConfig({ ...production, QA_RECORD_CONFIRM: 'off' })).toThrow(/QA_RECORD_CONFIRM/);
    expect(parseConfig({ ...production, QA_RECORD_CONFIRM: 'on' }).recordable).toBe(true);
    expect(parseConfig({}).recordable).toBe(false);
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost', SITE_ORIGIN: 'http://localhost:3000' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ SITE_ORIGIN: 'http://192.168.0.5:3000' }, false],
    [{ SITE_ORIGIN: 'https://127.0.0.1.example' }, false],
    [{ TRUST_PROXY: '1' }, false],
  ])('with %j, a built site takes the settings for tests without a confirmation: %s', (where, takes) => {
    for (const setting of [{ QA_RECORD: 'on' }, { QA_NOW: '2026-11-21T08:00:00+08:00' }]) {
      const parse = () => parseConfig({ ...setting, ...where, NODE_ENV: 'production' });
      if (takes) expect(parse().host).not.toBe('');
      else expect(parse).toThrow(/_CONFIRM/);
    }
  });

  it('of every command that starts the site in README, CONTRIBUTING and the guides are accepted as they are written', () => {
    const commands = ['README.md', 'CONTRIBUTING.md', 'docs/qa.md', 'docs/operations.md', 'docs/editors.md']
      .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
      .flatMap((text) => [...text.matchAll(/((?:[A-Z_]+=[^\s`]+ )+)npm (start|run dev)\b/g)]);
    const settingsOf = (text = '') =>
      Object.fromEntries(
        text
          .trim()
          .split(' ')
          .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      );
    expect(commands.map(([command]) => command)).toEqual(
      expect.arrayContaining(['QA_RECORD=on npm start', 'QA_NOW=2026-11-21T08:00:00+08:00 npm start']),
    );
    for (const [command, settings, script] of commands)
      expect(
        () =>
          parseConfig({
            ...settingsOf(settings),
            NODE_ENV: script === 'start' ? 'production' : 'development',
          }),
        command,
      ).not.toThrow();
  });

  it.each([
    [undefined, undefined, true],
    [undefined, 'off', false],
    ['http://192.168.0.5:3000', undefined, true],
    ['http://192.168.0.5:3000', 'no', false],
    ['https://venue.example', undefined, false],
    ['https://venue.example', 'on', false],
    ['https://venue.example', 'yes', true],
  ])(
    '[TRUST-12] add the demo content to an https origin only with DEMO=yes: SITE_ORIGIN=%s DEMO=%s',
    (origin, demo, added) => {
      expect(parseConfig({ SITE_ORIGIN: origin, DEMO: demo }).demo).toBe(added);
    },
  );

  it('limit submissions and trust no proxy by default', () => {
    const read = (environment: Record<string, string>) => {
      const { rateLimit, trustedProxies } = parseConfig(environment);
      return [rateLimit, trustedProxies];
    };
    expect(read({})).toEqual([60, 0]);
    expect(read({ RATE_LIMIT: '5', TRUST_PROXY: 'on' })).toEqual([5, 1]);
    expect(read({ RATE_LIMIT: '0', TRUST_PROXY: '2' })).toEqual([0, 2]);
    expect(read({ RATE_LIMIT: 'off', TRUST_PROXY: 'off' })).toEqual([0, 0]);
  });

  it('allow pictures from the backend and from further origins', () => {
    const { mediaOrigins } = parseConfig({
      CONTENT_API: 'https://cms.example/api/official/website/',
      MEDIA_ORIGINS: 'https://cdn.example/path, https://b.example',
    });
    expect(mediaOrigins).toEqual(['https://cms.example', 'https://cdn.example', 'https://b.example']);
  });
});
