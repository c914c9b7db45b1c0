import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Release, ReleaseItem } from '#schemas/editor/releases.ts';
import { localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { callEditor } from '../api.ts';
import { capitalise } from '../capitalise.ts';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { entryModel } from '../publishing/diff/models.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useTypedText } from '../ui/use-typed-text.ts';
import { MomentField, momentAt, useReleaseTime, wallTime } from './moments.tsx';
import { ReleasePreview } from './ReleasePreview.tsx';
import { StateBadge } from './release-badges.tsx';
import { releaseTexts } from './release-texts.ts';
import { useItemTitle, useReleaseCalls, useReleaseName } from './use-releases.ts';

interface ReleasePanelProps {
  release: Release;
  /** All releases, for the names of those that overlap. */
  releases: readonly Release[];
  /** URL of the list without an open release. */
  closed: string;
}

/** The open release: its entries with what needs a look, and what can be done with it. */
export function ReleasePanel({ release, releases, closed }: ReleasePanelProps) {
  const t = useTranslate(releaseTexts);
  const nameOf = useReleaseName();
  const timeOf = useReleaseTime();
  const mayPublish = useMay('publisher');
  const { items, state, at, by, createdAt, finishedAt } = release;
  const isPending = state === 'open' || state === 'planned' || state === 'failed';
  return (
    <section
      aria-label={nameOf(release)}
      className="grid h-full min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] border-line bg-white md:border-l"
    >
      <header className="grid gap-1 border-b border-line px-5 py-3">
        <Link
          to={closed}
          className="inline-flex min-h-touch w-fit items-center gap-1 text-cap text-teal md:min-h-6"
        >
          <Icon name="back" small />
          {t('back')}
        </Link>
        <div className="flex flex-wrap items-center gap-2">
          <h2
            title={nameOf(release)}
            className="line-clamp-2 text-h4 leading-tight font-medium wrap-anywhere"
          >
            {nameOf(release)}
          </h2>
          <StateBadge release={release} />
        </div>
        <p className="tnum text-cap text-ink-2">{timeOf(finishedAt ?? at)}</p>
        <p className="text-cap text-ink-3">{t('made', { by, time: timeOf(createdAt) })}</p>
      </header>
      <div className="relative grid min-h-0 content-start gap-5 overflow-y-auto p-5 text-xs leading-normal">
        <Problems release={release} />
        <section>
          <h3 className="flex gap-2 border-b border-ink pb-2 font-medium">
            {t('together')}
            <span className="tnum text-ink-3">{items.length}</span>
          </h3>
          {items.length === 0 && <p className="py-3 text-ink-3">{t('empty')}</p>}
          <ul>
            {items.map((item) => (
              <Item
                key={`${item.kind} ${item.id}`}
                item={item}
                release={release}
                releases={releases}
                isFixed={!isPending || !mayPublish}
              />
            ))}
          </ul>
        </section>
        {isPending && mayPublish && <MomentForm release={release} />}
        {(state === 'planned' || state === 'open') && <p className="text-cap text-ink-3">{t('once')}</p>}
      </div>
      {isPending && items.length > 0 && <Acts release={release} />}
    </section>
  );
}

/** What stops or has stopped a release, each with a link to its entry. */
function Problems({ release: { state, issues, items } }: { release: Release }) {
  const t = useTranslate(releaseTexts);
  const titleOf = useItemTitle();
  if (state !== 'failed' && issues.length === 0) return null;
  return (
    <Notice tone="danger">
      <p className="font-medium">{t(state === 'failed' ? 'stopped' : 'problems')}</p>
      <ul className="mt-1 grid gap-2">
        {issues.map((issue) => {
          const item = items.find(({ kind, id }) => kind === issue.kind && id === issue.id);
          return (
            <li key={`${issue.kind} ${issue.id} ${issue.language} ${issue.field} ${issue.reason}`}>
              {item ? `${titleOf(item)}: ` : ''}
              {t(`reason.${issue.field === 'published' || issue.field === 'path' ? issue.field : 'other'}`)}{' '}
              {item && (
                <Link to={entryUrl(item)} className="underline underline-offset-2">
                  {t('go')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

interface ItemProps {
  item: ReleaseItem;
  release: Release;
  releases: readonly Release[];
  /** Whether the release can no longer be changed, or the account may not. */
  isFixed: boolean;
}

function Item({ item, release, releases, isFixed }: ItemProps) {
  const t = useTranslate(releaseTexts);
  const { language, say } = useEditor();
  const titleOf = useItemTitle();
  const nameOf = useReleaseName();
  const timeOf = useReleaseTime();
  const call = useReleaseCalls();
  const { problem, attempt } = useProblem();
  const { kind, id, act, warnings, languages } = item;
  const change = async (job: () => Promise<unknown>) => {
    if (await attempt(job)) say(t('changed'));
  };
  /** Replaces the copy by the draft of now. */
  const refresh = async () => {
    const { draft } = await callEditor('readEntry', { kind, id });
    if (!draft) return;
    const only = languages ? { languages } : {};
    await call('changeRelease', { id: release.id, publish: [{ kind, id, version: draft.version, ...only }] });
  };
  const remove = () => call('changeRelease', { id: release.id, remove: [{ kind, id }] });
  return (
    <li className="border-b border-line py-2.5">
      <div className="flex items-start gap-3">
        <span className="w-16 flex-none text-cap text-ink-2">{t(`act.${act}`)}</span>
        <div className="min-w-0 flex-1">
          <Link to={entryUrl(item)} className="wrap-anywhere hover:text-teal hover:underline">
            {titleOf(item)}
          </Link>
          <span className="block text-cap text-ink-3">
            {capitalise(localise(entryModel(item).name, language))}
          </span>
        </div>
        {act === 'publish' && <Languages only={languages} />}
        {!isFixed && (
          <ToolButton
            icon="minus"
            label={t('removeItem', { title: titleOf(item) })}
            className="-my-1.5 max-md:size-11"
            onClick={() => void change(remove)}
          />
        )}
      </div>
      {warnings.map(({ why, release: other }) => {
        const overlapping = releases.find((one) => one.id === other);
        if (why === 'edited')
          return (
            <Warning key={why}>
              {t('edited')}{' '}
              {!isFixed && (
                <button
                  type="button"
                  onClick={() => void change(refresh)}
                  className="underline underline-offset-2"
                >
                  {t('refresh')}
                </button>
              )}
            </Warning>
          );
        return (
          overlapping && (
            <Warning key={`${why} ${other}`}>
              {t('overlap', { name: nameOf(overlapping), time: timeOf(overlapping.at) })}
            </Warning>
          )
        );
      })}
      {problem && (
        <p role="alert" className="mt-1 text-danger">
          {problem}
        </p>
      )}
    </li>
  );
}

/** The languages that are published: 中, EN or both. */
const Languages = ({ only }: { only: ReleaseItem['languages'] }) => (
  <span className="flex flex-none gap-1 text-badge text-ink-2">
    {(only ?? (['zh-CN', 'en-US'] as const)).map((language) => (
      <span key={language} className="rounded border border-line-strong px-1.5">
        {language === 'zh-CN' ? '中' : 'EN'}
      </span>
    ))}
  </span>
);

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 rounded bg-warning-surface px-2.5 py-1.5 text-cap text-warning">{children}</p>
);

/** The moment of a release, which can be changed or taken away. */
function MomentForm({ release: { id, at } }: { release: Release }) {
  const t = useTranslate(releaseTexts);
  const { timeZone, say } = useEditor();
  const call = useReleaseCalls();
  const { problem, setProblem, attempt } = useProblem();
  const [typed, keep] = useTypedText('releases', `time of ${id}`);
  const [time, setTime] = useState(() => typed || wallTime(at, timeZone));
  const moment = momentAt(time, timeZone);
  const save = async (next: string | null) => {
    setProblem(undefined);
    if (!(await attempt(() => call('changeRelease', { id, at: next })))) return;
    keep('');
    if (next === null) setTime('');
    say(t('changed'));
  };
  const isChanged = moment !== undefined && time !== wallTime(at, timeZone);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (moment) void save(moment);
      }}
    >
      <MomentField
        value={time}
        onChange={(next) => {
          setTime(next);
          keep(next);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" small variant="outline" disabled={!isChanged}>
          {t('change')}
        </Button>
        {at && (
          <Button small variant="text" onClick={() => void save(null)}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </form>
  );
}

/** Preview, run now, cancel. */
function Acts({ release }: { release: Release }) {
  const t = useTranslate(releaseTexts);
  const { say } = useEditor();
  const mayPublish = useMay('publisher');
  const nameOf = useReleaseName();
  const call = useReleaseCalls();
  const [opened, setOpened] = useState<'preview' | 'run' | 'cancel'>();
  const close = () => setOpened(undefined);
  const { id } = release;
  const name = nameOf(release);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3">
      {mayPublish && (
        <Button small variant="text" className="-ml-3 text-danger" onClick={() => setOpened('cancel')}>
          {t('cancel')}
        </Button>
      )}
      <Button small variant="outline" className="ml-auto" onClick={() => setOpened('preview')}>
        {t('preview')}
      </Button>
      {mayPublish && (
        <Button small onClick={() => setOpened('run')}>
          {t('runNow')}
        </Button>
      )}
      {opened === 'preview' && <ReleasePreview release={release} name={name} onClose={close} />}
      <Confirm
        title={t('runTitle', { name })}
        action={t('runNow')}
        open={opened === 'run'}
        onClose={close}
        onConfirm={async () => {
          await call('runRelease', { id });
          say(t('ran'));
        }}
      >
        <p>{t('runText')}</p>
      </Confirm>
      <Confirm
        title={t('cancelTitle', { name })}
        action={t('cancel')}
        open={opened === 'cancel'}
        onClose={close}
        onConfirm={async () => {
          await call('cancelRelease', { id });
          say(t('cancelled'));
        }}
      >
        <p>{t('cancelText')}</p>
      </Confirm>
    </div>
  );
}
