import type { PagePayload, Shell } from '#registry/page-payload.ts';
import { defaultLanguage, languages } from '#schemas/language.ts';
import { ShareCard } from './ShareCard.tsx';
import { withLanguage } from './urls.ts';

/** Title, description, canonical address, the address of the other language, share card (rules ROUTE-07, LANG-03). */
export function Head({ payload, shell }: { payload: PagePayload; shell: Shell }) {
  const title = payload.title === shell.siteName ? shell.siteName : `${payload.title} | ${shell.siteName}`;
  const address = (language: (typeof languages)[number]) =>
    shell.origin + (language === defaultLanguage ? payload.url : withLanguage(payload.url, language));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={payload.description} />
      {payload.status === 404 || payload.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(payload.language)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
          <ShareCard payload={payload} shell={shell} address={address(payload.language)} />
        </>
      )}
    </>
  );
}
