import { type ReactNode, StrictMode } from 'react';
import { TextsProvider } from '#i18n/context.tsx';
import type { Translate } from '#i18n/i18n.ts';
import { type Boot, bootElementId } from './boot.ts';
import { withLanguage } from './urls.ts';

interface DocumentProps {
  boot: Boot;
  /** `boot` serialised: server and browser must render the same string. */
  json: string;
  t: Translate;
  /** The router with the page: a static router on the server, `BrowserRouter` in the browser. */
  children: ReactNode;
}

/** The whole document is one React root, so that head, page and generated ids are equal on server and browser. */
export const Document = ({ boot, json, t, children }: DocumentProps) => (
  <StrictMode>
    <html lang={boot.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0B2530" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Browsers request the manifest without cookies, so its address carries the language. */}
        <link rel="manifest" href={withLanguage('/site.webmanifest', boot.language)} />
      </head>
      <body>
        <TextsProvider value={{ language: boot.language, t }}>{children}</TextsProvider>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data whose `<` are escaped. */}
        <script id={bootElementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      </body>
    </html>
  </StrictMode>
);
