import type { StoryDefault } from '@ladle/react';
import { translateIn } from '#i18n/i18n.ts';
import { scheduleTexts } from '#i18n/schedule.ts';
import { type SchedulePageContext, schedulePageMachine } from '#machines/schedule-page.ts';
import { languageKey } from '#schemas/language.ts';
import type { Say } from '#tests/stories/bilingual.tsx';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { ListSection } from './ListPage.tsx';
import { listViewOf } from './live/start-list.ts';
import { asked, listOf, showsIn } from './story-data.ts';
import { ScheduleTextsProvider } from './texts.ts';

export default { title: 'Machines / schedulePage' } satisfies StoryDefault;

const at = storiesOf({
  machine: schedulePageMachine,
  path: '/exhibitCenter/exhibitionSchedule',
  show: ({ snapshot, language }) => (
    <ScheduleTextsProvider value={translateIn(scheduleTexts, language)}>
      <ListSection
        id={`schedule-${language}`}
        title={undefined}
        first
        asked={{ ...asked, texts: scheduleTexts[languageKey(language)] }}
        choices={{ state: 'missing' }}
        current={listViewOf(snapshot)}
        send={() => {}}
        preload={() => {}}
        retry={() => {}}
      />
    </ScheduleTextsProvider>
  ),
});

const december = { ...asked.place, start: '2026-12-01', end: '2026-12-31' };
const bare: SchedulePageContext = { place: december, list: undefined, total: 1000, failed: false };
const withShows = (say: Say): SchedulePageContext => ({
  ...bare,
  list: listOf(showsIn(say, 6).slice(2), { pages: 3, total: 14 }),
  total: 14,
});

/** Another range was chosen: the previous shows stay until the new ones load. */
export const Loading = at('loading', withShows);
/** A name is being typed. */
export const Typing = at('typing', withShows);
export const Ready = at('ready', withShows);
export const Empty = at('empty', () => bare);
export const Failed = at('failed', () => bare);
