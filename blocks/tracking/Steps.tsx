import { useTexts } from '#i18n/context.tsx';
import { statusText } from '#i18n/tracking/status-text.ts';
import { type RequestStatusName, statusNameOf } from '#schemas/request-status.ts';
import type { TrackedRequest } from '#schemas/request-tracking.ts';
import { Icon } from '#ui/Icon.tsx';
import { useTracked } from './context.ts';
import { writeMoment } from './format.ts';

/** Past and future steps of a request, by its status. */
const ways: Readonly<Record<RequestStatusName, readonly RequestStatusName[]>> = {
  new: ['new', 'contacted', 'confirmed'],
  contacted: ['new', 'contacted', 'confirmed'],
  confirmed: ['new', 'contacted', 'confirmed'],
  declined: ['new', 'contacted', 'declined'],
  withdrawn: ['new', 'withdrawn'],
};

export function Steps({ request }: { request: TrackedRequest }) {
  const { texts } = useTracked();
  const { language } = useTexts();
  const { status, kind, changedAt, timeZone } = request;
  const current = statusNameOf(status);
  const way = ways[current];
  const at = way.indexOf(current);
  return (
    <ol aria-label={texts.found.steps} className="mt-8 grid gap-y-4 sm:grid-flow-col sm:auto-cols-fr">
      {way.map((name, index) => {
        const [mark, said] =
          index < at
            ? [marks.done, texts.found.done]
            : index === at
              ? [marks.current, texts.found.current]
              : [marks.coming, texts.found.coming];
        return (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={`flex gap-3 sm:grid sm:content-start sm:border-t-2 sm:pt-4 ${index <= at ? 'sm:border-teal' : 'sm:border-line'}`}
          >
            {mark}
            <p className={index === at ? 'font-medium' : index < at ? '' : 'text-ink-3'}>
              {statusText(texts, { status: name, kind })}
              <span className="sr-only"> ({said})</span>
              {index === at && index > 0 && changedAt && (
                <span className="tnum block text-cap font-regular text-ink-3">
                  {writeMoment(new Date(changedAt), { language, timeZone })}
                </span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const round = 'grid size-6 flex-none place-items-center rounded-full';
const marks = {
  done: (
    <span className={`${round} bg-teal text-white`}>
      <Icon name="check" small />
    </span>
  ),
  current: (
    <span className={`${round} border-2 border-teal`}>
      <span className="size-2.5 rounded-full bg-brass" />
    </span>
  ),
  coming: <span className={`${round} border-2 border-line`} />,
};
