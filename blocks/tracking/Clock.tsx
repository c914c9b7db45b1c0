import { useTexts } from '#i18n/context.tsx';
import { statusNameOf } from '#schemas/request-status.ts';
import type { TrackedRequest } from '#schemas/request-tracking.ts';
import { hoursBetween, writeMoment } from './format.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { useTracked } from './use-tracking.ts';

/** Beside the request: the venue's 24-hour deadline while it runs, then the next steps, and the phone number. */
export function Clock({ request }: { request: TrackedRequest }) {
  const { phone, t } = useTracked();
  const { lines, call } = useClockLines(request);
  return (
    <aside className="on-dark flex flex-col gap-5 bg-ink p-6 text-white sm:p-10 md:col-span-4 md:p-10">
      {lines}
      {phone && (
        <div className={call ? '' : 'mt-auto pt-4'}>
          {!call && <p className="text-cap text-on-dark-2">{t('clock.questions')}</p>}
          <PhoneLink phone={phone} />
        </div>
      )}
    </aside>
  );
}

/** Texts of the panel, and whether they refer to the phone number below. */
function useClockLines(request: TrackedRequest) {
  const { t } = useTracked();
  const name = statusNameOf(request.status);
  if (name === 'withdrawn') return { lines: <Line text={t('clock.withdrawn')} />, call: false };
  if (request.kind === 'suggestion') {
    if (name === 'new') return { lines: <Line text={t('clock.suggestion')} />, call: false };
    const said = {
      contacted: t('clock.suggestionContacted'),
      confirmed: t('clock.suggestionConfirmed'),
      declined: t('clock.suggestionDeclined'),
    };
    return { lines: <Line text={said[name]} />, call: name !== 'confirmed' };
  }
  if (name !== 'new' || !request.answerBy)
    return {
      lines: <Line text={name === 'new' ? t('clock.title') : t(`clock.${name}`)} />,
      call: name !== 'confirmed',
    };
  const late = request.answerBy <= request.askedAt;
  return { lines: <Promise24 request={request} by={request.answerBy} late={late} />, call: late };
}

const Line = ({ text }: { text: string }) => <p className="text-lead">{text}</p>;

interface PromiseProps {
  request: TrackedRequest;
  by: string;
  /** True if the deadline has passed. */
  late: boolean;
}

/** Placeholder for the number of hours, which has its own element. */
const gap = '\0';

/** The promised deadline and the hours left, as one sentence with a large number. */
function Promise24({ request: { askedAt, timeZone }, by, late }: PromiseProps) {
  const { t } = useTracked();
  const { language } = useTexts();
  // Non-breaking, so that day and month stay together in a narrow column.
  const time = writeMoment(new Date(by), { language, timeZone }).replaceAll(' ', '\u00a0');
  const hours = hoursBetween(askedAt, by);
  const [before = '', after = ''] = t('clock.hours', { hours: gap }).split(gap);
  if (late)
    return (
      <>
        <p className="text-lead">{t('clock.late', { time })}</p>
        <p className="text-sm text-on-dark-2">{t('clock.lateCall')}</p>
      </>
    );
  return (
    <>
      <h3 className="text-h4">{t('clock.title')}</h3>
      {hours > 0 ? (
        <p className="text-sm text-on-dark-2">
          {before}
          <span className="mx-1 font-num text-num-l leading-none font-light tracking-num text-brass-light">
            {hours}
          </span>
          {after}
        </p>
      ) : (
        <p className="text-lead text-brass-light">{t('clock.hour')}</p>
      )}
      <p className="border-t border-line-dark pt-5">{t('clock.by', { time })}</p>
    </>
  );
}
