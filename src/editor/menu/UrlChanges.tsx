import { languages } from '#schemas/language.ts';
import { type UrlChange, visitorsAddress } from '../menu-tree/urls-that-change.ts';
import { useWords } from '../texts.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { menuTexts } from './texts.ts';

/** What the person has chosen about addresses that change. */
export interface UrlWishes {
  /** Items below it go along. */
  along: boolean;
  /** Old addresses lead to the new ones. */
  redirect: boolean;
}
export const usualWishes: UrlWishes = { along: true, redirect: true };

/** Those that change by these wishes, of all that might. */
export const chosenUrls = (urls: readonly UrlChange[], { along }: UrlWishes): readonly UrlChange[] =>
  along ? urls : urls.slice(0, 1);

interface UrlChangesProps {
  /** All that might change, the item's own first. */
  urls: readonly UrlChange[];
  wishes: UrlWishes;
  onChange: (wishes: UrlWishes) => void;
  /** One that an item cannot have. */
  broken: UrlChange | undefined;
}

/** Every address that changes, in both languages, and what is to become of the old ones. */
export function UrlChanges({ urls, wishes, onChange, broken }: UrlChangesProps) {
  const t = useWords(menuTexts);
  const chosen = chosenUrls(urls, wishes);
  return (
    <section aria-label={t('urls')} className="grid gap-3 rounded border border-line bg-paper p-3">
      <p className="text-cap font-medium" aria-live="polite">
        {t('urlsCount', { count: chosen.length * languages.length })}
      </p>
      <ul className="grid max-h-64 gap-2 overflow-y-auto text-badge leading-normal">
        {chosen.flatMap(({ id, from, to }) =>
          languages.map((language) => (
            <li key={`${id} ${language}`} className="grid break-all">
              <del className="text-ink-3">
                <span className="sr-only">{t('oldUrl')} </span>
                {visitorsAddress(from, language)}
              </del>
              <ins className="no-underline">
                <span className="sr-only">{t('newUrl')} </span>→ {visitorsAddress(to, language)}
              </ins>
            </li>
          )),
        )}
      </ul>
      {urls.length > 1 && (
        <Checkbox checked={wishes.along} onChange={(along) => onChange({ ...wishes, along })}>
          {t('along')}
        </Checkbox>
      )}
      <Checkbox
        checked={wishes.redirect}
        onChange={(redirect) => onChange({ ...wishes, redirect })}
        hint={t('redirectHint')}
      >
        {t('redirect')}
      </Checkbox>
      {broken && (
        <Notice tone="danger" live>
          {t('urlTaken', { path: broken.to })}
        </Notice>
      )}
    </section>
  );
}
