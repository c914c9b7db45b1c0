import type { Language } from '#schemas/language.ts';
import { Badge } from '../ui/Badge.tsx';
import { needsNoChange } from './edited.ts';
import { useForm } from './form-context.ts';
import type { Path } from './value-paths.ts';

export const OlderBadge = ({ language }: { language: Language }) => {
  const { t } = useForm();
  return <Badge tone="warning">{t(language === 'zh-CN' ? 'olderZh' : 'olderEn')}</Badge>;
};

const action = 'rounded underline underline-offset-2 hover:text-ink';

/** What can be done about a language that is older: see what has changed, or say that it needs nothing. */
export function OlderActions({ path, language }: { path: Path; language: Language }) {
  const { t, edited, onEdited, onShowDifferences } = useForm();
  return (
    <p className="flex flex-wrap gap-x-4 text-badge leading-relaxed text-warning">
      {onShowDifferences && (
        <button type="button" className={action} onClick={() => onShowDifferences(path)}>
          {t('differences')}
        </button>
      )}
      <button type="button" className={action} onClick={() => onEdited(needsNoChange(edited, path))}>
        {t(language === 'zh-CN' ? 'noChangeZh' : 'noChangeEn')}
      </button>
    </p>
  );
}
