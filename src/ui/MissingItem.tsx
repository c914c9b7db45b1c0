import { use } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { Language } from '#schemas/language.ts';
import { ButtonLink, buttonLook } from './Button.tsx';
import { ContactContext } from './link/link-context.ts';

interface MissingItemProps {
  /** The address of the list that the item would be in. */
  list: string;
  /** `h2` in a block that is not the main subject of the page. */
  heading?: 'h1' | 'h2';
  /** The same item in the other language. */
  onlyIn?: { language: Language; what: 'article' | 'item' | 'page'; href: string } | undefined;
}

/**
 * The message for an item that does not exist, was deleted, or is not available in this language (rule ROUTE-03),
 * with links to other pages. The link to the other language loads a new document, because the router handles one
 * language only.
 */
export function MissingItem({ list, heading: Heading = 'h1', onlyIn }: MissingItemProps) {
  const { t } = useTexts();
  const contact = use(ContactContext);
  return (
    <div className="wrap py-8">
      <div className="grid justify-items-start gap-2 border-t border-ink pt-8">
        <Heading className="text-h2">
          {t(onlyIn ? `notFound.onlyIn.${onlyIn.what}` : 'notFound.item')}
        </Heading>
        {!onlyIn && <p className="max-w-measure text-ink-2">{t('notFound.itemText')}</p>}
        <p className="mt-6 flex flex-wrap gap-3">
          {onlyIn && (
            <a href={onlyIn.href} hrefLang={onlyIn.language} className={buttonLook({})}>
              {t('notFound.onlyIn.read')}
            </a>
          )}
          <ButtonLink href={list} variant={onlyIn ? 'outline' : 'primary'}>
            {t('notFound.list')}
          </ButtonLink>
          <ButtonLink href="/" variant="outline">
            {t('notFound.home')}
          </ButtonLink>
          {contact && (
            <ButtonLink href={contact} variant="text" className="-ms-3">
              {t('notFound.contact')}
            </ButtonLink>
          )}
        </p>
      </div>
    </div>
  );
}
