import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Html } from '#ui/Html.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Attachments } from './Attachments.tsx';
import type { ArticleFacts, ArticleLink } from './article.ts';
import type { RichText } from './index.ts';

interface ArticleProps {
  text: RichText;
  article: ArticleFacts;
}

/** A news item: title, date and source, its text, and the ways on. */
export function Article({ text, article }: ArticleProps) {
  const { t, language } = useTexts();
  const { date, source, type, attachments, neighbours, list } = article;
  const colon = language === 'zh-CN' ? '：' : ': ';
  return (
    <div className="wrap">
      <article>
        <header className="pb-8 md:max-w-3/4">
          <h1 className="text-h2 leading-title md:leading-head">{text.title}</h1>
          <p className="mt-5 flex flex-wrap gap-x-7 gap-y-1 text-xs text-ink-2">
            {date && (
              <span>
                {t('article.date')} <time dateTime={date}>{date}</time>
              </span>
            )}
            {source && (
              <span>
                {t('article.source') + colon}
                {source}
              </span>
            )}
            {type && <span>{t('article.typeLabel') + colon + t(`article.type.${type}`)}</span>}
          </p>
        </header>
        {text.html && (
          <Html html={text.html} className="max-w-none text-article leading-article text-ink md:w-2/3" />
        )}
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

/** The item before or after this one; at the end of the list it says that there is none. */
function Neighbour({ link, label, side }: NeighbourProps) {
  const { t } = useTexts();
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
    <Link href={link.href} className={`${box} transition-colors duration-fast hover:text-teal`}>
      {caption}
      {link.title}
    </Link>
  );
}
