import type { StoryDefault } from '@ladle/react';
import { translateIn } from '#i18n/i18n.ts';
import { scheduleTexts } from '#i18n/schedule.ts';
import { type ScheduleContext, scheduleMachine } from '#machines/schedule.ts';
import { languageKey } from '#schemas/language.ts';
import type { Say } from '#tests/stories/bilingual.tsx';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { yearViewOf } from './live/start-year.ts';
import { asked, showsIn } from './story-data.ts';
import { ScheduleTextsProvider } from './texts.ts';
import { YearSection } from './YearBrowser.tsx';

export default { title: 'Machines / schedule' } satisfies StoryDefault;

const at = storiesOf({
  machine: scheduleMachine,
  show: ({ snapshot, say, language }) => (
    <ScheduleTextsProvider value={translateIn(scheduleTexts, language)}>
      <YearSection
        id={`year-${language}`}
        title={say('会展日程', 'What’s on')}
        first
        view="tabs"
        asked={{ ...asked, texts: scheduleTexts[languageKey(language)] }}
        bounds={{ first: snapshot.context.firstYear, last: snapshot.context.lastYear }}
        hasMeetings
        current={yearViewOf(snapshot)}
        awake
        send={() => {}}
        hrefOf={() => '/'}
      />
    </ScheduleTextsProvider>
  ),
});

const bare: ScheduleContext = {
  view: 'tabs',
  hasMeetings: true,
  firstYear: 2025,
  lastYear: 2027,
  today: asked.today,
  type: 1,
  year: 2026,
  shows: [],
  position: 0,
  start: 'nothing',
};
const browsing = (say: Say): ScheduleContext => ({
  ...bare,
  shows: showsIn(say, 6),
  position: 1,
  start: 'shows',
});

export const Loading = at('loading', () => bare);
export const Browsing = at('browsing', browsing);
export const Empty = at('empty', () => bare);
export const Failed = at('failed', () => bare);
