import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from './Button.tsx';

/** A detail page whose item does not exist, or no longer does (rule ROUTE-03): its `h1`, and three ways on. */
export function MissingItem({ list }: { list: string }) {
  const { t } = useTexts();
  return (
    <div className="wrap py-8">
      <div className="grid justify-items-start gap-2 border-t border-ink pt-8">
        <h1 className="text-h2">{t('notFound.item')}</h1>
        <p className="max-w-measure text-ink-2">{t('notFound.itemText')}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={list}>{t('notFound.list')}</ButtonLink>
          <ButtonLink href="/" variant="outline">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink href="/about/contactUs" variant="text" className="-ms-3">
            {t('notFound.contact')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
