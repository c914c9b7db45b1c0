import { lazy, Suspense, useState } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { ScheduleMessages, ScheduleTexts } from '#i18n/schedule.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import { ListPage, ListSkeleton } from './ListPage.tsx';
import { ScheduleTextsProvider } from './texts.ts';

type Years = typeof import('./YearBrowser.tsx')['YearBrowser'];
let years: Years | undefined;
async function loadYears(): Promise<Years> {
  years ??= (await import('./YearBrowser.tsx')).YearBrowser;
  return years;
}
/** Lazy: home shows it below its first screens, and schedule pages do not use it. */
const LazyYears = lazy(async () => ({ default: await loadYears() }));

/**
 * Loads the code of a year before a page is opened. Otherwise a skeleton would be shown first, and the blocks below would
 * move when the year replaces it.
 */
export const loadMore = async ({ view }: ViewProps<typeof definition>['props']): Promise<void> => {
  if (view !== 'page') await loadYears();
};

/** A schedule of shows: a paged list, or the browser of one year. */
export default function ScheduleView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { language } = useTexts();
  const { asked, list, choices, shows, years: bounds, meetings } = data;
  // Chosen once: another component would mount the year again.
  const [YearBrowser] = useState(() => years ?? LazyYears);
  const { title, view } = props;
  // Static data, so it is always ready.
  if (asked.state === 'failed') return <Failed retry={asked.retry} />;
  if (asked.state === 'missing') return <Empty />;
  if (asked.state === 'loading')
    return (
      <BlockSection id={id} title={title} first={first}>
        <ListSkeleton />
      </BlockSection>
    );
  // Components of a year read only its texts (`useYearTranslate`), so its data has no others.
  const texts = asked.data.texts as ScheduleTexts;
  return (
    <ScheduleTextsProvider value={createTranslate<ScheduleMessages>(language, texts)}>
      {view === 'page' ? (
        <ListPage id={id} title={title} first={first} list={list} choices={choices} asked={asked.data} />
      ) : (
        <Suspense fallback={<Skeleton />}>
          <YearBrowser
            // Remounts when the address changes.
            key={`${asked.data.type} ${asked.data.year}`}
            id={id}
            title={title}
            view={view}
            first={first}
            shows={shows}
            asked={asked.data}
            bounds={bounds.state === 'ready' ? bounds.data : undefined}
            hasMeetings={meetings.state === 'ready' && meetings.data}
          />
        </Suspense>
      )}
    </ScheduleTextsProvider>
  );
}
