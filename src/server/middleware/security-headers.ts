import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * The visitors' policy: scripts only from our own files, no inline script anywhere (decision 2). `style-src-attr`
 * allows style attributes, which hold computed sizes. Pictures and videos may also come from `mediaOrigins`.
 */
export const securityHeaders = (mediaOrigins: readonly string[]): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...mediaOrigins],
      mediaSrc: ["'self'", ...mediaOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      manifestSrc: ["'self'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    // Set by whatever ends TLS in front of the site: behind plain HTTP the header has no meaning.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: 'same-origin',
  });
