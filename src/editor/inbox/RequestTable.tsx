import { Link } from 'react-router-dom';
import type { ListedRequest } from '#schemas/editor/inbox.ts';
import { useTranslate } from '../context.tsx';
import { days, fullTime, shortTime, useNow } from './format.ts';
import type { InboxList } from './inbox-list.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { inboxTexts } from './texts.ts';

interface RequestTableProps {
  items: readonly ListedRequest[];
  timeZone: string;
  list: InboxList;
}

const head = 'border-b border-ink px-3 py-2.5 text-left text-cap font-regular whitespace-nowrap text-ink-2';
/** Hides less important columns while a request is open next to the table. */
const spare = (open: boolean) => (open ? 'hidden xl:table-cell' : 'hidden md:table-cell');

/** One page of requests. A click anywhere on a row opens it; keyboard users have the link in its title. */
export function RequestTable({ items, timeZone, list }: RequestTableProps) {
  const t = useTranslate(inboxTexts);
  const now = useNow();
  const open = list.state.id !== undefined;
  return (
    <table className="w-full border-collapse text-xs">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} ${spare(false)}`}>
            {t('reference')}
          </th>
          <th scope="col" className={head}>
            {t('titleAndOrganisation')}
          </th>
          <th scope="col" className={`${head} ${spare(open)}`}>
            {t('periodAndPlace')}
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
          <Row key={request.id} request={request} timeZone={timeZone} list={list} now={now} />
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
}

const second = 'mt-0.5 block text-cap text-ink-3';

function Row({ request, timeZone, list, now }: RowProps) {
  const t = useTranslate(inboxTexts);
  const { id, reference, kind, status, title, organisation, period, receivedAt, unread, answerBy } = request;
  const current = list.state.id === id;
  const overdue = status === 'new' && answerBy !== undefined && Date.parse(answerBy) < now;
  const cell = 'border-b border-line px-3 py-3 align-top leading-normal';
  return (
    <tr className={`relative hover:bg-white ${current ? 'bg-white shadow-[inset_2px_0] shadow-brass' : ''}`}>
      <td className={`${cell} ${spare(false)} tnum whitespace-nowrap`}>
        {reference}
        <span className={second}>{t(`${kind}Short`)}</span>
      </td>
      <td className={`${cell} wrap-anywhere`}>
        <Link
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
