import { useWords } from '../../texts.ts';
import { CheckboxRow } from '../../ui/CheckboxRow.tsx';
import { EntryTitle } from './EntryTitle.tsx';
import { publishTexts } from './publish-texts.ts';
import { keyOfName, type Publishable } from './publishable.ts';

interface CompanionTicksProps {
  companions: readonly Publishable[];
  /** Keys of the companions that are not published. */
  without: ReadonlySet<string>;
  onChange: (without: ReadonlySet<string>) => void;
}

/** Check boxes for the drafts that belong to the published ones: the menu item of a page, redirects. */
export function CompanionTicks({ companions, without, onChange }: CompanionTicksProps) {
  const t = useWords(publishTexts);
  if (companions.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-cap font-medium">{t('companions')}</legend>
      <p className="mb-1 text-badge text-ink-3">{t('companionsHint')}</p>
      {companions.map((companion) => {
        const key = keyOfName(companion.name);
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
            <EntryTitle publishable={companion} />
          </CheckboxRow>
        );
      })}
    </fieldset>
  );
}
