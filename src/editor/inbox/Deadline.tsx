import { useWords } from '../texts.ts';
import { Badge } from '../ui/Badge.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { timeLeft } from './format.ts';
import { inboxTexts } from './texts.ts';

/** Time left to answer a request, or the time it is overdue. */
export function Deadline({ by, now }: { by: string; now: number }) {
  const t = useWords(inboxTexts);
  const { late, days, hours, minutes } = timeLeft(by, now);
  const text = late
    ? days > 1
      ? t('lateDays', { days })
      : hours > 0
        ? t('lateHours', { hours, minutes })
        : t('lateMinutes', { minutes })
    : hours > 0
      ? t('withinHours', { hours, minutes })
      : t('withinMinutes', { minutes });
  return (
    <Badge tone={late ? 'danger' : 'warning'}>
      <EditorIcon name="clock" className="size-3.5" />
      <span className="tnum">{text}</span>
    </Badge>
  );
}
