import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { languageRoutes } from '../request-language.ts';
import { securityHeaders } from './security-headers.ts';

const languageAnswer = (siteOrigin: string) =>
  new Hono()
    .use(securityHeaders({ siteOrigin, mediaOrigins: [] }))
    .route('/', languageRoutes(siteOrigin))
    .request('http://127.0.0.1:3000/language/en-US');

describe('an answer of a site whose SITE_ORIGIN is', () => {
  it('[TRUST-10] https makes browsers use TLS for a year and sends the language cookie over TLS only', async () => {
    const { headers } = await languageAnswer('https://venue.example');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('set-cookie')).toBe('lang=en-US; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
  });

  it('http has no such header, and its language cookie works without TLS', async () => {
    const { headers } = await languageAnswer('http://localhost:3000');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('set-cookie')).toBe('lang=en-US; Max-Age=31536000; Path=/; SameSite=Lax');
  });
});
