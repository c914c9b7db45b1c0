import { useTranslate } from '../context.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { reviewTexts } from './review-texts.ts';

/** The two lists before publishing: releases, and drafts that wait for a review. */
export function ReleaseTabs() {
  const t = useTranslate(reviewTexts);
  return (
    <div className="-my-2 [&>nav]:border-0">
      <TabLinks
        label={t('tabs')}
        tabs={[
          { to: '/editor/releases', label: t('releases') },
          { to: '/editor/review', label: t('title') },
        ]}
      />
    </div>
  );
}
