import { lazy, Suspense } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import { ListPage, ListSkeleton } from './ListPage.tsx';
import { ScheduleTextsProvider } from './texts.ts';

/** Home has it below its first screens; pages of one schedule load without it. */
const YearBrowser = lazy(async () => ({ default: (await import('./YearBrowser.tsx')).YearBrowser }));

/** A schedule of shows, as a page of its own or as the browser of one year. */
export default function ScheduleView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { asked, list, shows, years, meetings } = data;
  const { title, view } = props;
  // It comes with the page, so it is there whenever a page is.
  if (asked.state === 'failed') return <Failed retry={asked.retry} />;
  if (asked.state === 'missing') return <Empty />;
  if (asked.state === 'loading')
    return (
      <BlockSection id={id} title={title} first={first}>
        <ListSkeleton />
      </BlockSection>
    );
  return (
    <ScheduleTextsProvider value={asked.data.texts}>
      {view === 'page' ? (
        <ListPage {...{ id, title, first, list }} asked={asked.data} />
      ) : (
        <Suspense fallback={<Skeleton />}>
          <YearBrowser
            // Another address opens it anew.
            key={`${asked.data.type} ${asked.data.year}`}
            {...{ id, title, view, first, shows }}
            asked={asked.data}
            bounds={years.state === 'ready' ? years.data : undefined}
            hasMeetings={meetings.state === 'ready' && meetings.data}
          />
        </Suspense>
      )}
    </ScheduleTextsProvider>
  );
}
