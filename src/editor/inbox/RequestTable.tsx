import { Link } from 'react-router-dom';
import type { ListedRequest } from '#schemas/editor/inbox.ts';
import { useTranslate } from '../context.tsx';
import { rowMark, useRowKeys } from '../list/use-row-keys.ts';
import { days, fullTime, shortTime, useNow } from './format.ts';
import type { InboxList } from './inbox-list.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { inboxTexts } from './texts.ts';

interface RequestTableProps {
  items: readonly ListedRequest[];
  timeZone: string;
  list: InboxList;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

const head = 'border-b border-ink px-3 py-2.5 text-left text-cap font-regular whitespace-nowrap text-ink-2';
/** Hides less important columns while a request is open next to the table. */
const spare = (open: boolean) => (open ? 'hidden xl:table-cell' : 'hidden md:table-cell');

/** One page of requests. A click anywhere on a row opens it; keyboard users have the link in its title. */
export function RequestTable({ items, timeZone, list, selected, onSelect }: RequestTableProps) {
  const t = useTranslate(inboxTexts);
  const now = useNow();
  const open = list.state.id !== undefined;
  const all = items.every(({ id }) => selected.has(id));
  useRowKeys();
  return (
    <table className="w-full border-collapse text-xs">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr>
          <th className={`${head} w-8 pr-0`}>
            <input
              type="checkbox"
              aria-label={t('selectPage')}
              checked={all}
              onChange={() => onSelect(new Set(all ? [] : items.map(({ id }) => id)))}
              className="block size-4 accent-teal"
            />
          </th>
          <th scope="col" className={`${head} ${spare(false)}`}>
            {t('reference')}
          </th>
          <th scope="col" className={head}>
            {t('titleAndOrganisation')}
          </th>
          <th scope="col" className={`${head} ${spare(open)}`}>
            {t('periodAndPlace')}
          </th>
          <th scope="col" className={`${head} ${spare(open)}`}>
            {t('assignee')}
          </th>
          <th scope="col" className={head}>
            {t('received')}
          </th>
          <th scope="col" className={head}>
            {t('status')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((request) => (
          <Row
            key={request.id}
            request={request}
            timeZone={timeZone}
            list={list}
            now={now}
            isSelected={selected.has(request.id)}
            onToggle={() => {
              const next = new Set(selected);
              if (!next.delete(request.id)) next.add(request.id);
              onSelect(next);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  request: ListedRequest;
  timeZone: string;
  list: InboxList;
  now: number;
  isSelected: boolean;
  onToggle: () => void;
}

const secondLine = 'mt-0.5 block text-cap';

function Row({ request, timeZone, list, now, isSelected, onToggle }: RowProps) {
  const t = useTranslate(inboxTexts);
  const { id, reference, kind, status, title, organisation, period, receivedAt, unread, answerBy, assignee } =
    request;
  const current = list.state.id === id;
  const overdue = status === 'new' && answerBy !== undefined && Date.parse(answerBy) < now;
  const second = `${secondLine} ${isSelected ? 'text-ink-2' : 'text-ink-3'}`;
  const cell = 'border-b border-line px-3 py-3 align-top leading-normal';
  return (
    <tr
      className={`relative ${isSelected ? 'bg-teal-tint' : current ? 'bg-white' : 'hover:bg-white'} ${current ? 'shadow-[inset_2px_0] shadow-brass' : ''}`}
    >
      <td className={`${cell} w-8 pr-0`}>
        <input
          type="checkbox"
          aria-label={t('select', { name: title })}
          checked={isSelected}
          onChange={onToggle}
          className="relative z-10 mt-1 block size-4 accent-teal"
        />
      </td>
      <td className={`${cell} ${spare(false)} tnum whitespace-nowrap`}>
        {reference}
        <span className={second}>{t(`${kind}Short`)}</span>
      </td>
      <td className={`${cell} wrap-anywhere`}>
        <Link
          {...rowMark}
          to={list.urlWith({ id })}
          data-request={id}
          aria-current={current ? 'true' : undefined}
          className={`outline-offset-2 after:absolute after:inset-0 ${unread ? 'font-medium' : ''}`}
        >
          {title}
          {unread && (
            <>
              <span className="ml-2 inline-block size-1.5 rounded-full bg-brass align-middle" />
              <span className="sr-only"> ({t('unread')})</span>
            </>
          )}
        </Link>
        <span className={second}>{organisation}</span>
      </td>
      <td className={`${cell} ${spare(list.state.id !== undefined)} tnum min-w-52`}>
        {period && days(period)}
        <span className={`${second} line-clamp-2!`}>{request.place.join(' · ')}</span>
      </td>
      <td className={`${cell} ${spare(list.state.id !== undefined)} whitespace-nowrap text-ink-2`}>
        {assignee?.name ?? '–'}
      </td>
      <td className={`${cell} tnum whitespace-nowrap`}>
        <time dateTime={receivedAt} title={fullTime(receivedAt, timeZone)}>
          {shortTime(receivedAt, { now, timeZone })}
        </time>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <StatusBadge status={status} kind={kind} />
        {overdue && <span className="mt-1 block text-badge text-danger">{t('overdue')}</span>}
      </td>
    </tr>
  );
}
