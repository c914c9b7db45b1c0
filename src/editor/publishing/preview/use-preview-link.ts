import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { Language } from '#schemas/language.ts';
import { callEditor } from '../../api.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import { useTimes } from '../../use-times.ts';
import { publishTexts } from '../publish/publish-texts.ts';

/** Target of a preview: a page by its path, alone or with a release, or the page that shows an entry. */
export type PreviewTarget = Pick<EditorRequest<'previewLink'>, 'path' | 'entry' | 'release'>;

/** Lifetime of a shared preview link, in hours. */
const hoursForColleagues = 72;

/** Requests a link that shows the drafts to anyone until it expires. */
export const requestLink = (target: PreviewTarget, language: Language) =>
  callEditor('previewLink', { ...target, language, hours: hoursForColleagues });

/** Copies a link that shows the drafts to anyone, and announces when it expires. */
export function usePreviewLink() {
  const { say } = useEditor();
  const t = useTranslate(publishTexts);
  const timeOf = useTimes();
  const { problem, setProblem, attempt } = useProblem();
  // The button stays enabled meanwhile: a disabled button loses the focus, and Escape would no longer close the dialog.
  const copyLink = (target: PreviewTarget, language: Language) =>
    attempt(async () => {
      const { url, expiresAt } = await requestLink(target, language);
      const time = timeOf(expiresAt);
      try {
        await navigator.clipboard.writeText(url);
        say(t('linkCopied', { time }));
      } catch {
        // Browsers may refuse the clipboard; the link can be copied by hand then.
        setProblem(t('linkNotCopied', { time, url }));
      }
    });
  return { copyLink, problem };
}
