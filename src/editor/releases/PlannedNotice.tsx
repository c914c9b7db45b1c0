import { Link } from 'react-router-dom';
import { useTranslate } from '../context.tsx';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { Notice } from '../ui/Notice.tsx';
import { useReleaseTime } from './moments.tsx';
import { releaseTexts } from './release-texts.ts';

/** Says in which releases an entry is, and whether they have an older text. Renders nothing if there is none. */
export function PlannedNotice({ draft: { planned = [], version, isUnsaved } }: { draft: DraftHandle }) {
  const t = useTranslate(releaseTexts);
  const timeOf = useReleaseTime();
  return planned.map(({ release, name = t('single'), at, version: frozen }) => {
    const isOlder = frozen !== undefined && (isUnsaved || (version > 0 && version !== frozen));
    const values = { name, time: timeOf(at) };
    return (
      <Notice key={release} tone={isOlder ? 'warning' : 'info'}>
        {frozen === undefined ? t('willGo', values) : t(isOlder ? 'inPlanEdited' : 'inPlan', values)}{' '}
        <Link to={`/editor/releases?id=${release}`} className="underline underline-offset-2">
          {t('see')}
        </Link>
      </Notice>
    );
  });
}
