import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from './Button.tsx';

interface MissingItemProps {
  /** The address of the list that the item would be in. */
  list: string;
  /** `h2` in a block that is not what the page is about. */
  heading?: 'h1' | 'h2';
}

/** An item that does not exist, or no longer does (rule ROUTE-03), and three links that lead on. */
export function MissingItem({ list, heading: Heading = 'h1' }: MissingItemProps) {
  const { t } = useTexts();
  return (
    <div className="wrap py-8">
      <div className="grid justify-items-start gap-2 border-t border-ink pt-8">
        <Heading className="text-h2">{t('notFound.item')}</Heading>
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
