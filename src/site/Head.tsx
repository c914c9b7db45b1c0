import type { Shell, ShownPage } from '#registry/page-payload.ts';
import { defaultLanguage, type Language, languages } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import { withLanguage } from './urls.ts';

/** Title, description, canonical address, the address of the other language, share card (rules ROUTE-07, LANG-03). */
export function Head({ payload, shell }: { payload: ShownPage; shell: Shell }) {
  const title = payload.title === shell.siteName ? shell.siteName : `${payload.title} | ${shell.siteName}`;
  const address = (language: (typeof languages)[number]) =>
    shell.origin + (language === defaultLanguage ? payload.url : withLanguage(payload.url, language));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={payload.description} />
      {payload.status !== 200 || payload.noindex ? (
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

interface ShareCardProps {
  payload: ShownPage;
  shell: Shell;
  /** Canonical address of the page, absolute. */
  address: string;
}

/** Open Graph tags of a shared link. X reads the same tags and only needs the size of the card. */
function ShareCard({ payload, shell, address }: ShareCardProps) {
  const { language, title, description, section } = payload;
  const picture = payload.picture ?? siteCard(language);
  const alt = picture.alt ?? shell.siteName;
  return (
    <>
      <meta property="og:type" content={section?.detail ? 'article' : 'website'} />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeOf(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={localeOf(other)} />
        ))}
      <meta property="og:image" content={absolute(picture.src, shell.origin)} />
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The picture in `public` for pages without one, with the name in the language. */
const siteCard = (language: Language): Picture => ({
  src: language === defaultLanguage ? '/share.jpg' : '/share-en.jpg',
  width: 1200,
  height: 630,
});

/** Picture addresses of a foreign backend are already absolute. */
const absolute = (address: string, origin: string) =>
  /^\/(?!\/)/.test(address) ? origin + address : address;

/** Open Graph's notation: `zh_CN`. */
const localeOf = (language: Language) => language.replace('-', '_');
