import { languages } from '#schemas/language.ts';
import { useTranslate } from '../context.tsx';
import { type UrlChange, visitorsAddress } from '../menu-tree/urls-that-change.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { menuTexts } from './texts.ts';

/** The user's choices for changing addresses. */
export interface UrlChoices {
  /** Whether the paths of descendants change too. */
  along: boolean;
  /** Whether old addresses redirect to the new ones. */
  redirect: boolean;
}
export const defaultChoices: UrlChoices = { along: true, redirect: true };

/** The path changes selected by the user's choices. */
export const chosenUrls = (urls: readonly UrlChange[], { along }: UrlChoices): readonly UrlChange[] =>
  along ? urls : urls.slice(0, 1);

interface UrlChangesProps {
  /** All possible path changes, the item's own first. */
  urls: readonly UrlChange[];
  choices: UrlChoices;
  onChange: (choices: UrlChoices) => void;
  /** First invalid path change. */
  broken: UrlChange | undefined;
}

/** Lists every changing address in both languages, with the choices for descendants and redirects. */
export function UrlChanges({ urls, choices, onChange, broken }: UrlChangesProps) {
  const t = useTranslate(menuTexts);
  const chosen = chosenUrls(urls, choices);
  return (
    <section aria-label={t('urls')} className="grid gap-3 rounded border border-line bg-paper p-3">
      <p className="text-cap font-medium" aria-live="polite">
        {t('urlsCount', { count: chosen.length * languages.length })}
      </p>
      <ul className="relative grid max-h-64 gap-2 overflow-y-auto text-badge leading-normal">
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
        <Checkbox checked={choices.along} onChange={(along) => onChange({ ...choices, along })}>
          {t('along')}
        </Checkbox>
      )}
      <Checkbox
        checked={choices.redirect}
        onChange={(redirect) => onChange({ ...choices, redirect })}
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
