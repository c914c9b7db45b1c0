import type { Language } from '#schemas/language.ts';
import { useWords } from '../../texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { ListedPage } from './page-rows.ts';
import { pagesTexts } from './texts.ts';

interface PageBadgesProps {
  page: ListedPage;
  besides: boolean;
  /** Languages of the draft that are outdated. */
  older: readonly Language[];
}

/** Status of a page as badges. */
export function PageBadges({ page, besides, older }: PageBadgesProps) {
  const t = useWords(pagesTexts);
  const { state, published } = page;
  return (
    <span className="flex flex-wrap gap-1.5">
      {state === 'builtIn' && <Badge>{t('builtIn')}</Badge>}
      {published.map((language) => (
        <Badge key={language} tone="success">
          <span aria-hidden="true">{t(language === 'zh-CN' ? 'zh' : 'en')}</span>
          <span className="sr-only">{t(language === 'zh-CN' ? 'inZh' : 'inEn')}</span>
        </Badge>
      ))}
      {state === 'new' && <Badge tone="info">{t('new')}</Badge>}
      {state === 'changed' && <Badge tone="info">{t('draft')}</Badge>}
      {state === 'removal' && <Badge tone="danger">{t('removal')}</Badge>}
      {older.map((language) => (
        <Badge key={language} tone="warning">
          {t(language === 'zh-CN' ? 'olderZh' : 'olderEn')}
        </Badge>
      ))}
      {besides && <Badge>{t('besides')}</Badge>}
    </span>
  );
}
