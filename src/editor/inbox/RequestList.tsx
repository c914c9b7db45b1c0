import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { nobody } from '#schemas/editor/inbox.ts';
import { requestStatusNames } from '#schemas/request-status.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import { buttonLook } from '#ui/Button.tsx';
import { type EditorError, useEditorQuery } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { FilterSelect } from '../list/ListFilters.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { SavedViews } from '../list/SavedViews.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { useColleagues } from '../use-colleagues.ts';
import { BulkBar } from './BulkBar.tsx';
import type { InboxList } from './inbox-list.ts';
import { RequestTable } from './RequestTable.tsx';
import { useStatusText } from './StatusBadge.tsx';
import { inboxTexts } from './texts.ts';
import { pollInterval } from './use-unread.ts';

const pageSize = 10;
const kinds = [undefined, 'exhibition', 'meeting', 'suggestion'] as const satisfies (
  | RequestKind
  | undefined
)[];

/** One page of the filtered requests, with the number of requests of each kind. */
export function RequestList({ list }: { list: InboxList }) {
  const { kind, status, search, assignee, page } = list.state;
  const query = useEditorQuery(
    'listRequests',
    { kind, status, search, assignee, page, pageSize },
    { keepPrevious: true, refetchInterval: pollInterval },
  );
  return (
    <div className="grid gap-1 p-5">
      <SavedViews className="pb-2" />
      <Tabs list={list} counts={query.data?.counts} />
      <QueryBoundary query={query}>
        {(found) => <Found list={list} query={query} found={found} />}
      </QueryBoundary>
    </div>
  );
}

type Answer = EditorAnswer<'listRequests'>;

function Tabs({ list, counts }: { list: InboxList; counts: Answer['counts'] | undefined }) {
  const t = useTranslate(inboxTexts);
  return (
    // Where the tabs need the whole width, the filters are below them.
    <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:flex-wrap sm:items-end">
      <div className="max-w-full grow">
        <TabLinks
          label={t('kinds')}
          tabs={kinds.map((kind) => ({
            to: list.urlWith({ kind }),
            label: [t(kind ?? 'all'), counts?.[kind ?? 'all']].join(' ').trimEnd(),
            current: list.state.kind === kind,
          }))}
        />
      </div>
      <div className="flex gap-x-6 gap-y-2 max-sm:flex-col">
        <AssigneeFilter list={list} />
        <StatusFilter list={list} />
      </div>
    </div>
  );
}

function StatusFilter({ list }: { list: InboxList }) {
  const t = useTranslate(inboxTexts);
  const textOf = useStatusText();
  const kind = list.state.kind ?? 'exhibition';
  return (
    <FilterSelect
      label={t('status')}
      all={t('anyStatus')}
      value={list.state.status}
      options={requestStatusNames.map((status) => ({ value: status, label: textOf({ status, kind }) }))}
      onChange={(status) => list.change({ status })}
      className="w-full sm:w-36"
    />
  );
}

function AssigneeFilter({ list }: { list: InboxList }) {
  const t = useTranslate(inboxTexts);
  const { account } = useEditor();
  const others = useColleagues().filter(({ id }) => id !== account?.id);
  return (
    <FilterSelect
      label={t('assignee')}
      all={t('anyone')}
      value={list.state.assignee}
      options={[
        ...(account ? [{ value: account.id, label: t('mine') }] : []),
        { value: nobody, label: t('nobody') },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(assignee) => list.change({ assignee })}
      className="w-full sm:w-52"
    />
  );
}

interface FoundProps {
  list: InboxList;
  query: UseQueryResult<Answer, EditorError>;
  found: Answer;
}

function Found({ list, query, found }: FoundProps) {
  const t = useTranslate(inboxTexts);
  const { page, kind, status, search, assignee } = list.state;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { items, total, timeZone } = found;
  if (total === 0) {
    const filtered = Boolean(kind || status || search || assignee);
    return (
      <div className="grid justify-items-center gap-2 py-16 text-center">
        <p className="text-sm font-medium">{t(filtered ? 'noMatch' : 'none')}</p>
        {filtered ? (
          <Link
            className={buttonLook({ variant: 'text', small: true })}
            to={list.urlWith({
              ...{ kind: undefined, status: undefined, search: undefined, assignee: undefined },
            })}
          >
            {t('showAll')}
          </Link>
        ) : (
          <p className="text-xs text-ink-3">{t('noneHint')}</p>
        )}
      </div>
    );
  }
  const from = (page - 1) * pageSize + 1;
  return (
    <>
      <BulkBar items={items.filter(({ id }) => selected.has(id))} onDone={() => setSelected(new Set())} />
      <RequestTable
        items={items}
        timeZone={timeZone}
        list={list}
        selected={selected}
        onSelect={setSelected}
      />
      <div className="flex flex-wrap items-center justify-between gap-4 py-1.5">
        <p className="tnum text-cap text-ink-2">
          {t('range', { from, to: Math.min(from + pageSize - 1, total), total })}
        </p>
        <ListPager list={list} query={query} pageSize={pageSize} />
      </div>
      <p className="text-badge text-ink-3 max-md:hidden">{t('keys')}</p>
    </>
  );
}
