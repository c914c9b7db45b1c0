import { useWords } from '../texts.ts';
import { draftTexts } from './texts.ts';
import type { DraftHandle } from './use-draft.ts';
import { useTimes } from './use-times.ts';

/** Short status of a draft for the bar of its screen. A live region announces changes. */
export function DraftState({ draft }: { draft: DraftHandle }) {
  const t = useWords(draftTexts);
  const timeOf = useTimes();
  const words = () => {
    const { status, entry, savedAt } = draft;
    if (status === 'saved' && savedAt && draft.draft && entry) return t('saved', { time: timeOf(savedAt) });
    if (status !== 'clean' && status !== 'saved') return t(status);
    if (entry === null) return t('removal');
    if (draft.draft) return t('draftBy', { by: draft.draft.by, time: timeOf(draft.draft.at) });
    return t(draft.published ? 'published' : 'builtIn');
  };
  const alarms = ['offline', 'signedOut', 'conflict', 'failed'];
  return (
    <p
      role="status"
      className={`tnum text-cap ${alarms.includes(draft.status) ? 'font-medium text-warning' : 'text-ink-2'}`}
    >
      {words()}
    </p>
  );
}
