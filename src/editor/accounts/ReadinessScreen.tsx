import { useQueryClient } from '@tanstack/react-query';
import { choosableCodes } from '#schemas/editor/readiness.ts';
import { callEditor, useEditorQuery } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { findingTexts, readinessTexts } from '../publishing/readiness/readiness-texts.ts';
import { CheckboxRow } from '../ui/Checkbox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

/** What of the check before publishing blocks; publishers choose it. */
export function ReadinessScreen() {
  const t = useTranslate(readinessTexts);
  const inWords = useTranslate(findingTexts);
  const { say } = useEditor();
  const client = useQueryClient();
  const query = useEditorQuery('readReadinessRules', {});
  const { problem, attempt } = useProblem();
  const change = async (blocking: (typeof choosableCodes)[number][]) => {
    if (await attempt(() => callEditor('changeReadinessRules', { blocking }))) say(t('saved'));
    await client.invalidateQueries({ queryKey: ['readReadinessRules'] });
  };
  return (
    <SettingsScreen>
      <p className="mb-4 max-w-xl leading-normal text-ink-2">{t('settingsLead')}</p>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <QueryBoundary query={query}>
        {({ blocking }) => (
          <fieldset className="max-w-xl rounded border border-line bg-white px-5 py-3 text-xs">
            <legend className="sr-only">{t('title')}</legend>
            {choosableCodes.map((code) => (
              <CheckboxRow
                key={code}
                checked={blocking.includes(code)}
                onChange={(checked) =>
                  void change(
                    choosableCodes.filter((one) => (one === code ? checked : blocking.includes(one))),
                  )
                }
              >
                {inWords(code)}
              </CheckboxRow>
            ))}
          </fieldset>
        )}
      </QueryBoundary>
    </SettingsScreen>
  );
}
