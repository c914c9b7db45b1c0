import { use, useCallback, useEffect, useRef } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import type { BlockData } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { ScheduleEvent } from '#machines/schedule.ts';
import { ToastContext } from '#ui/toast/toast.ts';
import { useLive } from '#ui/use-live.ts';
import type { ScheduleRequest, ShowYear, YearBounds } from './index.ts';
import { type YearView, yearParameters } from './schedule-views.ts';
import { useYearTranslate } from './texts.ts';

export interface YearOptions {
  /** Id of the block. */
  id: string;
  view: 'tabs' | 'activity';
  asked: ScheduleRequest;
  shows: BlockData<ShowYear>;
  /** Undefined if unknown. */
  bounds: YearBounds | undefined;
  hasMeetings: boolean;
}

export type SendYear = (event: ScheduleEvent, instead?: string) => void;

/** View, links and events of the year browser. */
export function useYear({ id, view, asked, shows, bounds, hasMeetings }: YearOptions) {
  const url = useBlockUrl();
  const latestUrl = useRef(url);
  useEffect(() => {
    latestUrl.current = url;
  });
  const { language } = useTexts();
  const t = useYearTranslate();
  const toasts = use(ToastContext);
  const { type, year, today } = asked;
  const opening = openingView(asked, shows);
  const { state, shows: known } = opening;

  const { shown, send, preload } = useLive<YearView, ScheduleEvent>(
    useCallback(
      async (show) => {
        const { startYear } = await import('./live/start-year.ts');
        const years = bounds ? [bounds.first, bounds.last] : [];
        const opens = {
          shows: state === 'browsing' || state === 'empty' ? known : undefined,
          failed: state === 'failed',
        };
        return startYear({
          input: { view, hasMeetings, years, today, type, year, ...opens },
          ownUrl: latestUrl.current.ownUrl,
          block: id,
          language,
          show,
          warn: (end) => toasts?.toast({ kind: 'warning', text: t(warnings[end]) }),
          share: (own) => latestUrl.current.replace(own),
        });
      },
      [view, hasMeetings, bounds, today, type, year, state, known, id, language, toasts, t],
    ),
  );
  const current = shown ?? opening;
  const hrefOf = (at: Partial<Pick<YearView, 'type' | 'year'>>) =>
    url.hrefOf(yearParameters({ type: current.type, year: current.year, ...at }));
  return { current, awake: shown !== undefined, send, preload, hrefOf };
}

const warnings = { 'schedule.first': 'first', 'schedule.last': 'last' } as const;

/** View of the server's data. */
function openingView({ type, year }: ScheduleRequest, shows: BlockData<ShowYear>): YearView {
  const at = { type, year };
  if (shows.state === 'loading') return { ...at, state: 'loading', ...none };
  if (shows.state === 'failed') return { ...at, state: 'failed', ...none };
  if (shows.state === 'missing' || shows.data.shows.length === 0) return { ...at, state: 'empty', ...none };
  return { ...at, state: 'browsing', ...shows.data };
}

const none = { shows: [], position: 0 };
