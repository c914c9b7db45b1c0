import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { Language } from '#schemas/language.ts';
import { callEditor } from '../../api.ts';
import { useEditor } from '../../context.tsx';
import { useTimes } from '../../drafts/use-times.ts';
import { useWords } from '../../texts.ts';
import { useProblem } from '../../ui/use-problem.ts';
import { publishTexts } from '../publish/publish-texts.ts';

/** What is previewed: a page by its path, or the page that shows an entry. */
export type PreviewTarget = Pick<EditorRequest<'previewLink'>, 'path' | 'entry'>;

/** For how long a link for a colleague is good, in hours. */
const hoursForColleagues = 72;

/** Copies a link at which everybody sees the drafts, and says until when it is good. */
export function usePreviewLink() {
  const { say } = useEditor();
  const t = useWords(publishTexts);
  const timeOf = useTimes();
  const { problem, attempt } = useProblem();
  // Its button stays as it is meanwhile: one that is disabled loses the focus, and Escape its dialog.
  const copyLink = (target: PreviewTarget, language: Language) =>
    attempt(async () => {
      const { url, expiresAt } = await callEditor('previewLink', {
        ...target,
        language,
        hours: hoursForColleagues,
      });
      await navigator.clipboard.writeText(url);
      say(t('linkCopied', { time: timeOf(expiresAt) }));
    });
  return { copyLink, problem };
}
