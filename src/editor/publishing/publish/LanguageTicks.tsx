import type { Language } from '#schemas/language.ts';
import { commonTexts } from '../../common-texts.ts';
import { useWords } from '../../texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CheckboxRow } from '../../ui/CheckboxRow.tsx';
import { publishTexts } from './publish-texts.ts';
import type { LanguageState } from './publishable.ts';

interface LanguageTicksProps {
  states: readonly LanguageState[];
  chosen: readonly Language[];
  onChange: (chosen: Language[]) => void;
}

/** Check boxes for the languages in which a page is published, with the state of each. */
export function LanguageTicks({ states, chosen, onChange }: LanguageTicksProps) {
  const t = useWords(publishTexts);
  const name = useWords(commonTexts);
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
          {name(language === 'zh-CN' ? 'zh' : 'en')}
          {never && <Badge tone="info">{t('never')}</Badge>}
          {outdated && <Badge tone="warning">{t(language === 'zh-CN' ? 'outdatedZh' : 'outdatedEn')}</Badge>}
          {!never && <Badge>{t(changed ? 'hasChanges' : 'unchanged')}</Badge>}
        </CheckboxRow>
      ))}
      {chosen.length === 0 && <p className="text-badge text-danger">{t('pickOne')}</p>}
    </fieldset>
  );
}
