import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { type HomeDraft, homeRows } from '#schemas/editor/home.ts';
import { entities } from '#schemas/entities.ts';
import { type Language, languageKey, languages, localise, otherLanguage } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../api.ts';
import { capitalise } from '../capitalise.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { days, fullTime, shortTime, timeLeft, useNow } from '../inbox/format.ts';
import { pollInterval } from '../inbox/use-unread.ts';
import { rowMark, useRowKeys } from '../list/use-row-keys.ts';
import { translationsUrl } from '../translations/translation-list.ts';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useTimes } from '../use-times.ts';
import { homeTexts } from './home-texts.ts';

type Home = EditorAnswer<'home'>;

/** `/editor/home`: what waits for the user, the most urgent first. */
export default function HomeScreen() {
  const t = useTranslate(homeTexts);
  const { timeZone } = useEditor();
  const now = useNow();
  const query = useEditorQuery('home', {}, { refetchInterval: pollInterval, alwaysFresh: true });
  useRowKeys();
  return (
    <Screen
      title={t('title')}
      aside={
        <span className="tnum text-cap text-ink-2">
          {t('clock', { time: fullTime(new Date(now).toISOString(), timeZone) })}
        </span>
      }
    >
      <QueryBoundary query={query}>
        {(home) => (
          <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid content-start gap-8">
              <Requests {...home.requests} now={now} />
              <Drafts {...home.drafts} />
            </div>
            <div className="grid content-start gap-8">
              <Translations sections={home.translations} />
              <Planned {...home.planned} />
              <Changes home={home} onSeen={() => query.refetch()} />
            </div>
          </div>
        )}
      </QueryBoundary>
    </Screen>
  );
}

interface SectionProps {
  title: string;
  /** Number of things; undefined for a section that has no list. */
  count?: number | string;
  /** What leads on from the section. */
  more: ReactNode;
  /** Said in place of the list. */
  empty: string | undefined;
  children: ReactNode;
}

function Section({ title, count, more, empty, children }: SectionProps) {
  return (
    <section>
      <div className="flex items-baseline gap-3 border-b border-ink pb-2">
        <h2 className="text-body font-medium">
          {title}
          {count !== undefined && <span className="tnum ml-3 text-cap font-regular text-ink-2">{count}</span>}
        </h2>
        <span className="ml-auto text-cap">{more}</span>
      </div>
      {empty === undefined ? (
        children
      ) : (
        <p className="border-b border-line py-3 text-xs text-ink-2">{empty}</p>
      )}
    </section>
  );
}

const onward = 'text-teal underline-offset-4 hover:underline';
const row =
  'relative flex min-h-11 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-2 text-xs leading-normal hover:bg-white max-md:min-h-15';
const name = 'min-w-0 font-medium wrap-anywhere outline-offset-2 after:absolute after:inset-0';
const end = 'tnum ml-auto whitespace-nowrap text-cap text-ink-2';

function Requests({ items, total, now }: Home['requests'] & { now: number }) {
  const t = useTranslate(homeTexts);
  return (
    <Section
      title={t('requests')}
      count={total}
      more={
        <Link to="/editor/inbox" className={onward}>
          {t('toInbox')}
        </Link>
      }
      empty={total === 0 ? t('noRequests') : undefined}
    >
      <ul>
        {items.map(({ id, reference, title, organisation, period, answerBy }) => (
          <li key={id} className={row}>
            <span className="tnum w-36 text-ink-2 max-md:hidden">{reference}</span>
            <span className="grid min-w-0 flex-1">
              <Link {...rowMark} to={`/editor/inbox?id=${encodeURIComponent(id)}`} className={name}>
                {title}
              </Link>
              <span className="text-cap text-ink-2">
                {[organisation, period && days(period)].filter(Boolean).join(' · ')}
              </span>
            </span>
            {answerBy && <Deadline answerBy={answerBy} now={now} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Hours before a deadline at which it turns warm. */
const soon = 4;

/** Red when late, warm under four hours, plain before. */
function Deadline({ answerBy, now }: { answerBy: string; now: number }) {
  const t = useTranslate(homeTexts);
  const { late, hours, minutes } = timeLeft(answerBy, now);
  const time = t('hours', { hours, minutes });
  const tone = hours < soon ? 'bg-warning-surface text-warning' : '';
  return (
    <span
      className={`tnum ml-auto inline-flex items-center gap-1.5 rounded px-2 py-0.5 text-badge whitespace-nowrap ${late ? 'bg-danger-surface text-danger' : tone}`}
    >
      <EditorIcon name="clock" className="size-4!" />
      {t(late ? 'late' : 'left', { time })}
    </span>
  );
}

/** @returns a function that names the kind of an entry */
function useKindName(): (name: Pick<EntryName, 'kind'>) => string {
  const { language } = useEditor();
  return ({ kind }) => capitalise(localise(entities[kind].one, language));
}

const titleIn = (
  { title, id, path }: { title: HomeDraft['title']; id: string; path?: string | undefined },
  language: Language,
) => title[language] ?? title[otherLanguage(language)] ?? path ?? id;

function Drafts({ items, total }: Home['drafts']) {
  const t = useTranslate(homeTexts);
  const { language, timeZone } = useEditor();
  const kindOf = useKindName();
  const now = useNow();
  return (
    <Section
      title={t('drafts')}
      count={total}
      more={
        <Link to="/editor/pages" className={onward}>
          {t('toPages')}
        </Link>
      }
      empty={total === 0 ? t('noDrafts') : undefined}
    >
      <ul>
        {items.map((draft) => (
          <li key={`${draft.kind} ${draft.id}`} className={row}>
            <span className="w-24 text-ink-2 max-md:hidden">{kindOf(draft)}</span>
            <span className="grid min-w-0 flex-1">
              <Link {...rowMark} to={entryUrl(draft)} className={name}>
                {titleIn(draft, language)}
              </Link>
              <span className="text-cap text-ink-2 md:hidden">{kindOf(draft)}</span>
            </span>
            <span className="text-cap text-ink-2 max-md:hidden">{t(`state.${draft.state}`)}</span>
            <LanguageMarks behind={draft.behind} />
            <span className={`${end} ml-0! w-12 text-right`}>{shortTime(draft.at, { now, timeZone })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const looks = {
  current: 'border-line-strong bg-white text-ink-2',
  older: 'border-warning bg-warning-surface text-warning',
  missing: 'border-dashed border-line-strong text-ink-3',
};

/** Boxes for both languages: plain if up to date, warm if older, dashed if missing. */
function LanguageMarks({ behind }: Pick<HomeDraft, 'behind'>) {
  const t = useTranslate(homeTexts);
  return (
    <span className="flex gap-1">
      {languages.map((language) => {
        const { missing = 0, older = 0 } = behind.find((one) => one.language === language) ?? {};
        const state = older > 0 ? 'older' : missing > 0 ? 'missing' : 'current';
        const key = languageKey(language);
        const label = t(`marks.${state}.${key}`);
        return (
          <span
            key={language}
            role="img"
            aria-label={label}
            title={label}
            className={`grid h-5 w-6.5 place-items-center rounded-[3px] border text-badge leading-none ${looks[state]}`}
          >
            {key === 'zh' ? '中' : 'EN'}
          </span>
        );
      })}
    </span>
  );
}

function Translations({ sections }: { sections: Home['translations'] }) {
  const t = useTranslate(homeTexts);
  const { language, timeZone } = useEditor();
  const now = useNow();
  const shown = sections
    .toSorted((one, other) => other.missing + other.older - (one.missing + one.older))
    .slice(0, homeRows);
  const number = 'py-2.5 text-right font-regular';
  return (
    <Section
      title={t('translations')}
      more={
        <Link to="/editor/translations" className={onward}>
          {t('toTranslations')}
        </Link>
      }
      empty={sections.length === 0 ? t('noTranslations') : undefined}
    >
      <table className="w-full border-collapse text-xs">
        <thead className="text-cap text-ink-2">
          <tr className="border-b border-line">
            <th scope="col" className="py-2.5 text-left font-regular">
              {t('section')}
            </th>
            <th scope="col" className={number}>
              {t('missing')}
            </th>
            <th scope="col" className={number}>
              {t('older')}
            </th>
            <th scope="col" className={number}>
              {t('oldest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ kind, missing, older, oldest }) => (
            <tr key={kind} className="relative border-b border-line hover:bg-white">
              <th scope="row" className="py-2.5 text-left font-regular">
                <Link
                  {...rowMark}
                  to={translationsUrl({ language: 'en-US', need: undefined, kind })}
                  className={name}
                >
                  {capitalise(localise(entities[kind].many, language))}
                </Link>
              </th>
              <td className={`${number} tnum`}>{missing}</td>
              <td className={`${number} tnum ${older > 0 ? 'text-warning' : ''}`}>{older}</td>
              <td className={`${number} tnum text-ink-2`}>{shortTime(oldest, { now, timeZone })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Planned({ items, total }: Home['planned']) {
  const t = useTranslate(homeTexts);
  const { timeZone } = useEditor();
  return (
    <Section
      title={t('planned')}
      count={total}
      more={
        <Link to="/editor/releases" className={onward}>
          {t('toReleases')}
        </Link>
      }
      empty={total === 0 ? t('nothingPlanned') : undefined}
    >
      <ul>
        {items.map(({ id, name: title, at, count }) => (
          <li key={id} className={row}>
            <span className="tnum text-ink-2">{fullTime(at, timeZone)}</span>
            <Link {...rowMark} to={`/editor/releases?id=${id}`} className={name}>
              {title ?? t('unnamed')}
            </Link>
            <span className={end}>{t('items', { count })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Changes({ home, onSeen }: { home: Home; onSeen: () => Promise<unknown> }) {
  const t = useTranslate(homeTexts);
  const { language, timeZone, say } = useEditor();
  const timeOf = useTimes();
  const now = useNow();
  const { problem, attempt } = useProblem();
  const { items, total } = home.changes;
  const markSeen = () =>
    attempt(async () => {
      await callEditor('markHomeSeen', { at: home.at });
      await onSeen();
      say(t('seenSaid'));
    });
  return (
    <Section
      title={t('changes')}
      count={total >= 100 ? t('atLeast', { count: total }) : total}
      more={
        total > 0 && (
          <Button small variant="text" className="-my-2" onClick={() => void markSeen()}>
            {t('seen')}
          </Button>
        )
      }
      empty={total === 0 ? t('noChanges', { time: timeOf(home.since) }) : undefined}
    >
      {problem && (
        <p role="alert" className="py-2 text-xs text-danger">
          {problem}
        </p>
      )}
      <ul>
        {items.map((change) => {
          const { kind, id, at, by, removed } = change;
          return (
            <li key={`${kind} ${id} ${at}`} className={row}>
              <Link {...rowMark} to={entryUrl({ kind, id })} className={`${name} flex-1 font-regular`}>
                {t(removed ? 'removed' : 'published', { by, what: titleIn(change, language) })}
              </Link>
              <span className={end}>{shortTime(at, { now, timeZone })}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
