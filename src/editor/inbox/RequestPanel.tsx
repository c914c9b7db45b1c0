import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type InboxRequest, nobody } from '#schemas/editor/inbox.ts';
import { Icon } from '#ui/Icon.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { Badge } from '../ui/Badge.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useColleagues } from '../use-colleagues.ts';
import { timeLeft, useNow } from './format.ts';
import type { InboxList } from './inbox-list.ts';
import { MoreActions } from './MoreActions.tsx';
import { PlanActions } from './PlanActions.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestLog } from './RequestLog.tsx';
import { StatusActions } from './StatusActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { inboxTexts } from './texts.ts';
import { useNote } from './use-note.ts';
import { useRequest, useRequestActions } from './use-request.ts';

interface RequestPanelProps {
  id: string;
  list: InboxList;
}

/** The open request: its status, its values, its log, and the available actions. */
export function RequestPanel({ id, list }: RequestPanelProps) {
  const t = useTranslate(inboxTexts);
  const query = useRequest(id);
  const closed = list.urlWith({ id: undefined });
  return (
    <section
      aria-label={query.data?.title ?? t('content')}
      className="grid h-full min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] border-line bg-white md:border-l"
    >
      <Link
        to={closed}
        className={`flex min-h-touch items-center gap-2 border-b border-line px-5 text-cap text-teal ${query.isError ? '' : 'md:hidden'}`}
      >
        <Icon name="back" small />
        {t('back')}
      </Link>
      {query.data ? (
        <Opened request={query.data} list={list} />
      ) : (
        <div className="row-start-2 p-5">
          <QueryBoundary query={query}>{() => null}</QueryBoundary>
        </div>
      )}
    </section>
  );
}

function Opened({ request, list }: { request: InboxRequest; list: InboxList }) {
  const actions = useRequestActions(request);
  const { say } = useEditor();
  const t = useTranslate(inboxTexts);
  const note = useNote(request.id, async (text, key) => {
    await actions.addNote(text, key);
    say(t('noteSaved'));
  });
  return (
    <div className="row-start-2 grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] text-xs">
      <Head request={request} list={list} actions={actions} />
      <div className="relative grid min-h-0 content-start gap-5 overflow-y-auto px-5 py-4">
        {actions.overtaken && (
          <Notice tone="warning" live>
            {t('conflict')}
          </Notice>
        )}
        <AssigneeField request={request} assign={actions.assign} />
        {request.plan && request.status !== 'declined' && request.status !== 'withdrawn' && (
          <PlanActions request={request} plan={request.plan} />
        )}
        <RequestFields request={request} />
        <RequestLog request={request} note={note} />
      </div>
      <StatusActions
        request={request}
        setStatus={async (to) => {
          // People write the note of a call, then press the button of its outcome.
          await note.save();
          await actions.setStatus(to);
        }}
      />
    </div>
  );
}

interface AssigneeFieldProps {
  request: InboxRequest;
  assign: (to: string | null) => Promise<void>;
}

/** Shows and changes who takes care of the request. */
function AssigneeField({ request: { assignee }, assign }: AssigneeFieldProps) {
  const t = useTranslate(inboxTexts);
  const { problem, attempt } = useProblem();
  const colleagues = useColleagues();
  // Includes an assignee whose account is disabled.
  const known = assignee && !colleagues.some(({ id }) => id === assignee.id) ? [assignee] : [];
  return (
    <div className="grid gap-2">
      <SelectBox
        label={t('assignee')}
        value={assignee?.id ?? nobody}
        options={[
          { value: nobody, label: t('nobody') },
          ...[...known, ...colleagues].map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(to) => void attempt(() => assign(to === nobody ? null : to))}
      />
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}

interface HeadProps {
  request: InboxRequest;
  list: InboxList;
  actions: ReturnType<typeof useRequestActions>;
}

function Head({ request, list, actions }: HeadProps) {
  const t = useTranslate(inboxTexts);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { reference, title, status, kind, answerBy } = request;
  // Screen readers continue at the heading. Closing the panel returns the focus to the row.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-b border-line px-5 py-3">
      <div className="flex items-center justify-between">
        <p className="tnum text-cap text-ink-3">{reference}</p>
        <div className="-mr-2 flex">
          <MoreActions request={request} actions={actions} onClosed={() => list.change({ id: undefined })} />
          <Link
            to={list.urlWith({ id: undefined })}
            aria-label={t('close')}
            className="hidden size-9 place-items-center rounded text-ink-2 hover:bg-mist md:grid"
          >
            <Icon name="close" small />
          </Link>
        </div>
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        title={title}
        className="line-clamp-2 text-h4 leading-tight font-medium wrap-anywhere outline-none"
      >
        {title}
      </h2>
      <div className="mt-2 flex flex-wrap gap-2">
        <StatusBadge status={status} kind={kind} />
        {status === 'new' && answerBy && <Deadline by={answerBy} now={now} />}
      </div>
    </div>
  );
}

/** Time left to answer a request, or the time it is overdue. */
function Deadline({ by, now }: { by: string; now: number }) {
  const t = useTranslate(inboxTexts);
  const { late, days, hours, minutes } = timeLeft(by, now);
  const text = late
    ? days > 1
      ? t('lateDays', { days })
      : hours > 0
        ? t('lateHours', { hours, minutes })
        : t('lateMinutes', { minutes })
    : hours > 0
      ? t('withinHours', { hours, minutes })
      : t('withinMinutes', { minutes });
  return (
    <Badge tone={late ? 'danger' : 'warning'}>
      <EditorIcon name="clock" className="size-3.5" />
      <span className="tnum">{text}</span>
    </Badge>
  );
}
