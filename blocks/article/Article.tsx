import { type ReactNode, use } from 'react';
import { BlockPlaceContext, useBlockUrl } from '#blocks/block-url.ts';
import { useTexts } from '#i18n/context.tsx';
import { buttonLook } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { BackLink } from '#ui/link/BackLink.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { useLocation } from '#ui/router.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { ArticleLink, ArticleText } from './article.ts';

/** An article: summary, facts, text, attachments, and links to its neighbours; its title if the page does not show it. */
export function Article({ article }: { article: ArticleText }) {
  const { t } = useTexts();
  const { title, html, attachments, neighbours, list, summary, cover } = article;
  const { isSubject, isTitled } = use(BlockPlaceContext);
  const Heading = isSubject ? 'h1' : 'h2';
  const hasTitle = !(isSubject && isTitled);
  return (
    <div className="wrap">
      <article className="grid gap-x-gutter md:grid-cols-12 md:grid-rows-[auto_auto_1fr]">
        {(hasTitle || summary) && (
          <header className="pb-8 md:col-span-9 md:pb-10">
            {hasTitle && (
              <Heading className="mb-4 text-h2 last:mb-0">
                <Phrases text={title} />
              </Heading>
            )}
            {summary && <p className="max-w-measure text-lead text-ink-2">{summary}</p>}
          </header>
        )}
        <SideFacts article={article} />
        <div className="min-w-0 md:col-span-8 md:col-start-1 md:row-span-2 md:row-start-2">
          {cover && !html?.includes('<img') && (
            <Picture
              picture={cover}
              sizes="(max-width: 967px) 100vw, 843px"
              className="mb-8 aspect-video rounded"
            />
          )}
          {html && <Html html={html} className="max-w-none text-article leading-article text-ink" />}
        </div>
        {attachments.length > 0 && <Attachments files={attachments} />}
      </article>
      <nav
        aria-label={t(neighbours ? 'article.neighbours' : 'article.back')}
        className="mt-12 border-t border-line md:mt-16 print:hidden"
      >
        {neighbours && (
          <div className="grid gap-x-gutter md:grid-cols-2">
            <Neighbour link={neighbours.previous} label={t('article.previous')} side="left" />
            <Neighbour link={neighbours.next} label={t('article.next')} side="right" />
          </div>
        )}
        <BackLink href={list} className={buttonLook({ variant: 'outline', small: true }, 'mt-6')}>
          <Icon name="back" small />
          {t('article.back')}
        </BackLink>
      </nav>
    </div>
  );
}

interface NeighbourProps {
  link: ArticleLink | undefined;
  label: string;
  side: 'left' | 'right';
}

/** Link to the previous or next item, or a note at the end of the list. */
function Neighbour({ link, label, side }: NeighbourProps) {
  const { t } = useTexts();
  const hrefOf = useNeighbourHref();
  const right = side === 'right';
  const caption = (
    <small className={`flex items-center gap-2 text-cap text-ink-3 ${right ? 'md:flex-row-reverse' : ''}`}>
      <Icon name={side} small />
      {label}
    </small>
  );
  const box = `grid content-start gap-1.5 border-b border-line py-5 md:border-b-0 md:py-6 ${right ? 'md:text-right' : ''}`;
  if (!link)
    return (
      <p className={`${box} text-ink-3`}>
        {caption}
        {t('article.none')}
      </p>
    );
  return (
    <Link href={hrefOf(link)} className={`${box} transition-colors duration-fast hover:text-teal`}>
      {caption}
      {link.title}
    </Link>
  );
}

/**
 * Returns the address of a neighbour. A neighbour on the same page opens in this block and keeps the state of the
 * others.
 */
function useNeighbourHref() {
  const { pathname } = useLocation();
  const { hrefOf } = useBlockUrl();
  return ({ href }: ArticleLink): string => {
    const [path, query] = href.split('?', 2);
    return path === pathname ? hrefOf({ id: new URLSearchParams(query).get('id') ?? undefined }) : href;
  };
}

/** Publication date, source and kind of an article: beside the text on desktop, above it on phones. */
function SideFacts({ article: { date, source, type } }: { article: ArticleText }) {
  const { t } = useTexts();
  if (!date && !source && !type) return null;
  return (
    <dl className="mb-8 grid content-start border-t border-ink gap-x-gutter sm:max-md:auto-cols-fr sm:max-md:grid-flow-col sm:max-md:gap-x-gutter md:col-span-3 md:col-start-10 md:row-start-2">
      {date && (
        <Fact label={t('article.date')}>
          <time dateTime={date}>{date}</time>
        </Fact>
      )}
      {source && <Fact label={t('article.source')}>{source}</Fact>}
      {type && <Fact label={t('article.typeLabel')}>{t(`article.type.${type}`)}</Fact>}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 text-sm sm:block">
    <dt className="text-cap text-ink-3">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Files of an article as links, under one label (rule PROC-02). */
function Attachments({ files }: { files: ArticleText['attachments'] }) {
  const { t } = useTexts();
  return (
    <section
      aria-labelledby="attachments"
      className="mt-10 border-t border-ink pt-4 md:col-span-3 md:col-start-10 md:row-start-3 md:mt-0 md:self-start"
    >
      <h2 id="attachments" className="text-h4">
        {t('article.attachments')}
      </h2>
      <ul className="mt-1.5">
        {files.map(({ name, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may be listed twice, and the order never changes.
          <li key={index}>
            <Link
              href={href}
              newTab
              data-printed=""
              className="flex min-h-touch items-center justify-between gap-3 border-b border-line py-2 text-sm leading-tight text-teal underline-offset-4 hover:underline"
            >
              {name}
              <span className="print:hidden">
                <Icon name="download" small />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
