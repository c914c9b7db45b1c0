import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { BlockPlaceContext, useBlockUrl } from '#blocks/block-url.ts';
import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { Attachments } from './Attachments.tsx';
import type { ArticleLink, ArticleText } from './article.ts';
import { SideFacts } from './SideFacts.tsx';

/** An article: title, summary, facts, text, attachments, and links to its neighbours. */
export function Article({ article }: { article: ArticleText }) {
  const { t } = useTexts();
  const { title, html, attachments, neighbours, list, summary, cover } = article;
  const Heading = use(BlockPlaceContext).isSubject ? 'h1' : 'h2';
  return (
    <div className="wrap">
      <article className="grid gap-x-gutter md:grid-cols-12 md:grid-rows-[auto_auto_1fr]">
        <header className="pb-8 md:col-span-9 md:pb-10">
          <Heading className="text-h2">
            <Phrases text={title} />
          </Heading>
          {summary && <p className="mt-4 max-w-measure text-lead text-ink-2">{summary}</p>}
        </header>
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
        <ButtonLink href={list} variant="outline" small className="mt-6">
          <Icon name="back" small />
          {t('article.back')}
        </ButtonLink>
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
