import { useTexts } from '#i18n/context.tsx';
import { Empty } from '#ui/Empty.tsx';

/** Shown for a page that is in the menu but has no content yet (rule MENU-04). */
export function Placeholder() {
  const { t } = useTexts();
  return <Empty text={t('state.placeholder')} />;
}
