import type { ReactNode } from 'react';
import { type Language, languageKey } from '#schemas/language.ts';
import { commonTexts } from '../../common-texts.ts';
import { useTranslate } from '../../context.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CheckboxRow } from '../../ui/Checkbox.tsx';
import { useTimes } from '../../use-times.ts';
import { EntryTitle } from './IssueList.tsx';
import { publishTexts } from './publish-texts.ts';
import { keyOfName, type LanguageState, type Publishable } from './publishable.ts';

interface DraftTicksProps {
  title: string;
  hint?: string;
  drafts: readonly Publishable[];
  /** Keys of the drafts that are not published. */
  without: ReadonlySet<string>;
  onChange: (without: ReadonlySet<string>) => void;
  /** A remark about a draft. */
  children?: (draft: Publishable) => ReactNode;
}

/** Check boxes for drafts, each with its author and the time of its last change. */
export function DraftTicks({ title, hint, drafts, without, onChange, children }: DraftTicksProps) {
  const timeOf = useTimes();
  return (
    <fieldset>
      <legend className="text-cap font-medium">{title}</legend>
      {hint && <p className="mb-1 text-badge text-ink-3">{hint}</p>}
      {drafts.map((publishable) => {
        const { name, stored } = publishable;
        const key = keyOfName(name);
        return (
          <CheckboxRow
            key={key}
            checked={!without.has(key)}
            onChange={(checked) =>
              onChange(
                checked ? new Set([...without].filter((one) => one !== key)) : new Set([...without, key]),
              )
            }
          >
            <EntryTitle publishable={publishable} />
            {stored.draft && (
              <span className="tnum text-badge text-ink-3">
                {stored.draft.by} · {timeOf(stored.draft.at)}
              </span>
            )}
            <span className="text-badge text-ink-3">{children?.(publishable)}</span>
          </CheckboxRow>
        );
      })}
    </fieldset>
  );
}

interface LanguageTicksProps {
  states: readonly LanguageState[];
  chosen: readonly Language[];
  onChange: (chosen: Language[]) => void;
}

/** Check boxes for the languages that are published, with the state of each. */
export function LanguageTicks({ states, chosen, onChange }: LanguageTicksProps) {
  const t = useTranslate(publishTexts);
  const name = useTranslate(commonTexts);
  return (
    <fieldset>
      <legend className="mb-1 text-cap font-medium">{t('languages')}</legend>
      {states.map(({ language, never, outdated, changed }) => (
        <CheckboxRow
          key={language}
          checked={chosen.includes(language)}
          onChange={(checked) =>
            onChange(
              states
                .map((state) => state.language)
                .filter((one) => (one === language ? checked : chosen.includes(one))),
            )
          }
        >
          {name(languageKey(language))}
          {never && <Badge tone="info">{t('never')}</Badge>}
          {outdated && <Badge tone="warning">{t(`outdated.${languageKey(language)}`)}</Badge>}
          {!never && <Badge>{t(changed ? 'hasChanges' : 'unchanged')}</Badge>}
        </CheckboxRow>
      ))}
      {chosen.length === 0 && <p className="text-badge text-danger">{t('pickOne')}</p>}
    </fieldset>
  );
}
