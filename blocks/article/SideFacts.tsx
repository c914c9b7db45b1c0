import type { ReactNode } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { ArticleText } from './article.ts';

/** Publication date, source and kind of an article: beside the text on desktop, above it on phones. */
export function SideFacts({ article: { date, source, type } }: { article: ArticleText }) {
  const { t } = useTexts();
  if (!date && !source && !type) return null;
  return (
    <dl className="mb-8 grid content-start border-t border-ink gap-x-gutter sm:max-md:grid-cols-3 sm:max-md:gap-x-gutter md:col-span-3 md:col-start-10 md:row-start-2">
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
