import type { Language } from '#schemas/language.ts';
import { callEditor } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useTimes } from '../drafts/use-times.ts';
import { useWords } from '../texts.ts';
import { useProblem } from '../ui/use-problem.ts';
import { publishTexts } from './publish-texts.ts';

/** For how long a link for a colleague is good, in hours. */
const hoursForColleagues = 72;

/** Copies a link at which everybody sees the drafts, and says until when it is good. */
export function usePreviewLink() {
  const { say } = useEditor();
  const t = useWords(publishTexts);
  const timeOf = useTimes();
  const { problem, attempt } = useProblem();
  // Its button stays as it is meanwhile: one that is disabled loses the focus, and Escape its dialog.
  const copyLink = (path: string, language: Language) =>
    attempt(async () => {
      const { url, expiresAt } = await callEditor('previewLink', {
        path,
        language,
        hours: hoursForColleagues,
      });
      await navigator.clipboard.writeText(url);
      say(t('linkCopied', { time: timeOf(expiresAt) }));
    });
  return { copyLink, problem };
}
