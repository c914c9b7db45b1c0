import { Button } from '#ui/Button.tsx';
import { useEditor } from '../../context.tsx';
import { useWords } from '../../texts.ts';
import { Notice } from '../../ui/Notice.tsx';
import { usePreviewLink } from '../preview/use-preview-link.ts';
import { publishTexts } from './publish-texts.ts';

/** For accounts without permission to publish: everything is saved, and how to show it to a colleague. */
export function ReviewNotice({ path }: { path: string }) {
  const t = useWords(publishTexts);
  const { language } = useEditor();
  const { copyLink, problem } = usePreviewLink();
  return (
    <Notice tone="info">
      <p className="font-medium">{t('review')}</p>
      <p>{t('reviewHint')}</p>
      <Button variant="outline" small className="mt-2" onClick={() => copyLink({ path }, language)}>
        {t('copyLink')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </Notice>
  );
}
