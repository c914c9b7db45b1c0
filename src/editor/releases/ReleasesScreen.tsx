import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import type { Release } from '#schemas/editor/releases.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { type ListAddress, useListAddress } from '../list/use-list-address.ts';
import { ReleaseTabs } from '../review/ReleaseTabs.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useReleaseTime, useZoneName } from './moments.tsx';
import { NewReleaseDialog } from './NewReleaseDialog.tsx';
import { ReleasePanel } from './ReleasePanel.tsx';
import { CheckBadge, StateBadge } from './release-badges.tsx';
import { releaseTexts } from './release-texts.ts';
import { useReleaseName, useReleases } from './use-releases.ts';

const listSchema = z.object({ id: z.coerce.number().optional().catch(undefined) });
type List = ListAddress<z.output<typeof listSchema>>;

/** `/editor/releases`: what is planned and what has run; `?id=3` opens one. */
export default function ReleasesScreen() {
  const t = useTranslate(releaseTexts);
  const mayPublish = useMay('publisher');
  const list = useListAddress<z.output<typeof listSchema>>(listSchema, 'id');
  const query = useReleases();
  const zone = useZoneName();
  const [adding, setAdding] = useState(false);
  const { id } = list.state;
  const opened = query.data?.releases.find((release) => release.id === id);
  return (
    <Screen
      title={t('title')}
      aside={<ReleaseTabs />}
      bare
      actions={
        mayPublish && (
          <Button small onClick={() => setAdding(true)}>
            {t('new')}
          </Button>
        )
      }
    >
      <div className={`grid h-full ${opened ? 'md:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}>
        <div className={`relative min-h-0 min-w-0 overflow-y-auto ${opened ? 'max-md:hidden' : ''}`}>
          <p className="px-5 py-3 text-cap text-ink-3">{t('zone', { zone })}</p>
          <QueryBoundary query={query}>
            {({ releases }) =>
              releases.length === 0 ? (
                <p className="px-5 text-ink-3">{t('none')}</p>
              ) : (
                <ReleaseTable releases={releases} list={list} />
              )
            }
          </QueryBoundary>
        </div>
        {opened && (
          <ReleasePanel
            key={opened.id}
            release={opened}
            releases={query.data?.releases ?? []}
            closed={list.urlWith({ id: undefined })}
          />
        )}
      </div>
      {adding && (
        <NewReleaseDialog onClose={() => setAdding(false)} onAdded={(added) => list.change({ id: added })} />
      )}
    </Screen>
  );
}

const head = 'border-b border-ink px-5 py-2.5 text-left text-cap font-regular whitespace-nowrap text-ink-2';
const cell = 'border-b border-line px-5 py-3 align-top leading-normal';

/** One row for each release. A click anywhere on it opens it; keyboard users have the link in its name. */
function ReleaseTable({ releases, list }: { releases: readonly Release[]; list: List }) {
  const t = useTranslate(releaseTexts);
  const isOpen = list.state.id !== undefined;
  const spare = isOpen ? 'max-xl:hidden' : 'max-md:hidden';
  return (
    <table className="w-full border-collapse text-xs">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('name')}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t('moment')}
          </th>
          <th scope="col" className={`${head} ${spare}`}>
            {t('items')}
          </th>
          <th scope="col" className={`${head} ${spare}`}>
            {t('check')}
          </th>
          <th scope="col" className={head}>
            {t('state')}
          </th>
          <th scope="col" className={`${head} ${spare}`}>
            {t('by')}
          </th>
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <Row key={release.id} release={release} list={list} spare={spare} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ release, list, spare }: { release: Release; list: List; spare: string }) {
  const t = useTranslate(releaseTexts);
  const { language } = useEditor();
  const nameOf = useReleaseName();
  const timeOf = useReleaseTime();
  const { id, name, at, finishedAt, items, by } = release;
  const current = list.state.id === id;
  const titles = items.map(({ title, path }) => title[language] ?? Object.values(title)[0] ?? path ?? '');
  return (
    <tr className={`relative hover:bg-white ${current ? 'bg-white shadow-[inset_2px_0] shadow-brass' : ''}`}>
      <td className={`${cell} wrap-anywhere`}>
        <Link
          to={list.urlWith({ id })}
          aria-current={current ? 'true' : undefined}
          className="font-medium outline-offset-2 after:absolute after:inset-0"
        >
          {nameOf(release)}
        </Link>
        <span className="mt-0.5 line-clamp-2 text-cap text-ink-3">
          {name === undefined ? t('single') : titles.join(' · ')}
        </span>
        <span className="tnum mt-0.5 text-cap text-ink-2 md:hidden">{timeOf(finishedAt ?? at)}</span>
      </td>
      <td className={`${cell} tnum whitespace-nowrap max-md:hidden`}>{timeOf(finishedAt ?? at)}</td>
      <td className={`${cell} tnum ${spare}`}>{items.length}</td>
      <td className={`${cell} ${spare}`}>
        <CheckBadge release={release} />
      </td>
      <td className={cell}>
        <StateBadge release={release} />
      </td>
      <td className={`${cell} ${spare} whitespace-nowrap`}>{by}</td>
    </tr>
  );
}
