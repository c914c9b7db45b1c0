import { useEditor } from '../../context.tsx';
import type { EditTimes } from '../../fields/translation-status.ts';
import { useWords } from '../../texts.ts';
import { Notice } from '../../ui/Notice.tsx';
import { confirmAll, outdatedOf } from '../model/edited-marks.ts';
import { pageTexts } from '../page-texts.ts';

interface OutdatedNoticeProps {
  edited: EditTimes;
  onEdited: (next: EditTimes) => void;
  /** Opens the comparison with the newer language. */
  onCompare: () => void;
}

const action = 'min-h-6 rounded underline underline-offset-4 hover:text-ink';

/** Notice that a language of the block is outdated and since when, with a button to confirm it. */
export function OutdatedNotice({ edited, onEdited, onCompare }: OutdatedNoticeProps) {
  const t = useWords(pageTexts);
  const { language } = useEditor();
  const older = outdatedOf(edited);
  if (!older) return null;
  const zhIsOlder = older.language === 'zh-CN';
  const day = (time: string) =>
    new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(new Date(time));
  return (
    <Notice tone="warning">
      <p>
        <strong className="mr-2 font-medium">{t(zhIsOlder ? 'olderZh' : 'olderEn')}</strong>
        {t(zhIsOlder ? 'changedEn' : 'changedZh', { newer: day(older.newer) })}
        {older.older
          ? t(zhIsOlder ? 'stoppedZh' : 'stoppedEn', { older: day(older.older) })
          : t(zhIsOlder ? 'neverZh' : 'neverEn')}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <button type="button" onClick={onCompare} className={action}>
          {t('differences')}
        </button>
        <button type="button" onClick={() => onEdited(confirmAll(edited))} className={action}>
          {t(zhIsOlder ? 'noChangeZh' : 'noChangeEn')}
        </button>
      </p>
    </Notice>
  );
}
