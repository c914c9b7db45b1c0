import { Navigate } from 'react-router-dom';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { type RequestStatusName, requestStatusNames } from '#schemas/request-status.ts';
import type { RequestKind } from '#schemas/request-tracking.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useEditorQuery } from '../api.ts';
import { useWords } from '../texts.ts';
import { Pager } from '../ui/Pager.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { RequestTable } from './RequestTable.tsx';
import { useStatusText } from './StatusBadge.tsx';
import { inboxTexts } from './texts.ts';
import type { InboxAddressValue } from './use-inbox-address.ts';
import { lookEvery } from './use-unread.ts';

const pageSize = 10;
const kinds = [undefined, 'exhibition', 'meeting', 'suggestion'] as const satisfies (
  | RequestKind
  | undefined
)[];

/** The requests of a filter, a page at a time, with how many there are of each kind. */
export function RequestList({ place }: { place: InboxAddressValue }) {
  const { kind, status, search, page } = place.address;
  const query = useEditorQuery(
    'listRequests',
    { kind, status, search, page, pageSize },
    { keepPrevious: true, refetchInterval: lookEvery },
  );
  return (
    <div className="grid gap-1 p-5">
      <Tabs place={place} counts={query.data?.counts} />
      <QueryBoundary query={query}>{(found) => <Found place={place} found={found} />}</QueryBoundary>
    </div>
  );
}

type Answer = EditorAnswer<'listRequests'>;

function Tabs({ place, counts }: { place: InboxAddressValue; counts: Answer['counts'] | undefined }) {
  const t = useWords(inboxTexts);
  return (
    <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-end">
      <div className="min-w-0 flex-1">
        <TabLinks
          label={t('kinds')}
          tabs={kinds.map((kind) => ({
            to: place.to({ kind }),
            label: [t(kind ?? 'all'), counts?.[kind ?? 'all']].join(' ').trimEnd(),
            current: place.address.kind === kind,
          }))}
        />
      </div>
      <StatusFilter place={place} />
    </div>
  );
}

function StatusFilter({ place }: { place: InboxAddressValue }) {
  const t = useWords(inboxTexts);
  const textOf = useStatusText();
  const any = 'any';
  const kind = place.address.kind ?? 'exhibition';
  return (
    <SelectBox<RequestStatusName | typeof any>
      label={t('status')}
      hideLabel
      value={place.address.status ?? any}
      options={[
        { value: any, label: t('anyStatus') },
        ...requestStatusNames.map((status) => ({ value: status, label: textOf({ status, kind }) })),
      ]}
      onChange={(status) => place.go({ status: status === any ? undefined : status })}
      className="w-full sm:w-36"
    />
  );
}

function Found({ place, found }: { place: InboxAddressValue; found: Answer }) {
  const t = useWords(inboxTexts);
  const { page, kind, status, search } = place.address;
  const { items, total, timeZone } = found;
  const pages = Math.max(Math.ceil(total / pageSize), 1);
  if (page > pages) return <Navigate to={place.to({ page: pages })} replace />;
  if (total === 0) {
    const filtered = Boolean(kind || status || search);
    return (
      <div className="grid justify-items-center gap-2 py-16 text-center">
        <p className="text-sm font-medium">{t(filtered ? 'noMatch' : 'none')}</p>
        {filtered ? (
          <ButtonLink
            variant="text"
            small
            href={place.to({ kind: undefined, status: undefined, search: undefined })}
          >
            {t('showAll')}
          </ButtonLink>
        ) : (
          <p className="text-xs text-ink-3">{t('noneHint')}</p>
        )}
      </div>
    );
  }
  const from = (page - 1) * pageSize + 1;
  return (
    <>
      <RequestTable items={items} timeZone={timeZone} place={place} />
      <div className="flex flex-wrap items-center justify-between gap-4 py-1.5">
        <p className="tnum text-cap text-ink-2">
          {t('range', { from, to: Math.min(from + pageSize - 1, total), total })}
        </p>
        <Pager page={page} pages={pages} onChange={(next) => place.go({ page: next })} />
      </div>
    </>
  );
}
