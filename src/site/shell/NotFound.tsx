import { useTexts } from '#i18n/context.tsx';
import type { NavItem, OnlyIn } from '#registry/page-payload.ts';
import { ButtonLink, buttonLook } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { withLanguage } from '../urls.ts';
import { notFoundLinks } from './not-found-links.ts';

interface NotFoundProps {
  /** The page exists, but its item does not. */
  item: boolean;
  /** Requested path. */
  path: string;
  nav: readonly NavItem[];
  /** Set when the item or the page exists in the other language at the same address. */
  onlyIn?: OnlyIn | undefined;
  /** Requested address without `lang`. */
  url: string;
}

/** The 404 page with three links, or the notice of a missing item inside a section (rules ROUTE-01, ROUTE-03). */
export function NotFound({ item, path, nav, onlyIn, url }: NotFoundProps) {
  const { t } = useTexts();
  if (item)
    return (
      <MissingItem
        list={path.slice(0, path.lastIndexOf('/')) || '/'}
        onlyIn={onlyIn && { ...onlyIn, href: withLanguage(url, onlyIn.language) }}
      />
    );
  const ways = notFoundLinks(nav);
  const picture = nav.find((entry) => entry.picture)?.picture;
  return (
    <div className="relative overflow-x-clip">
      <div className="wrap grid md:min-h-page-rest md:grid-cols-2 md:items-center">
        <div className="py-12 md:pr-16">
          <p aria-hidden="true" className="font-num text-num-xl leading-none font-thin tracking-num-xl">
            404
          </p>
          <h1 className="mt-6 text-h2">
            <Phrases text={t(onlyIn ? `notFound.onlyIn.${onlyIn.what}` : 'notFound.title')} />
          </h1>
          {onlyIn ? (
            // Loads a document, because the router handles one language only.
            <p className="mt-6">
              <a
                href={withLanguage(url, onlyIn.language)}
                hrefLang={onlyIn.language}
                className={buttonLook({})}
              >
                {t('notFound.onlyIn.read')}
              </a>
            </p>
          ) : (
            <p className="mt-2 max-w-105 text-balance text-ink-2">{t('notFound.text')}</p>
          )}
          <ul className="mt-6 mb-7 max-w-105 border-t border-ink">
            {ways.map(({ id, label, href }) => (
              <li key={id} className="border-b border-line">
                <Link
                  href={href}
                  className="flex min-h-control items-center justify-between transition-colors duration-fast hover:text-teal"
                >
                  {label}
                  <Icon name="arrow" small />
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink href="/" variant={onlyIn ? 'outline' : 'primary'}>
            {t('notFound.home')}
          </ButtonLink>
        </div>
      </div>
      <Picture
        picture={picture}
        alt=""
        sizes="(width < 968px) max(100vw, 427px), max(50vw, 178vh)"
        className="h-page-banner md:absolute md:inset-y-0 md:right-0 md:left-1/2 md:h-auto"
      />
    </div>
  );
}
