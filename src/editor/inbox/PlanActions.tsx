import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { InboxRequest, RequestPlan } from '#schemas/editor/inbox.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, keyOf } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { box } from '../ui/box.ts';
import { Notice } from '../ui/Notice.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { days } from './format.ts';
import { inboxTexts } from './texts.ts';

interface PlanActionsProps {
  request: InboxRequest;
  plan: RequestPlan;
}

/** Says what a booking overlaps, and puts it into the schedule as a draft: a hold or an event (rule EVT-10). */
export function PlanActions({ request, plan }: PlanActionsProps) {
  const t = useTranslate(inboxTexts);
  const { say } = useEditor();
  const client = useQueryClient();
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const [heldUntil, setHeldUntil] = useState('');
  const field = useId();
  const name = { kind: 'schedule', id: plan.entry } as const;

  async function add(as: 'hold' | 'event'): Promise<void> {
    setBusy(true);
    await attempt(async () => {
      await callEditor('saveDrafts', {
        drafts: [
          {
            ...name,
            version: 0,
            publishedAt: '',
            entry: entryOf(request, plan, as === 'hold' ? { heldUntil } : undefined),
          },
        ],
      });
      say(t('planSaved'));
    });
    setBusy(false);
    await client.invalidateQueries({ queryKey: keyOf('readRequest', { id: request.id }) });
  }
  const isFree = plan.overlaps.length === 0 && !plan.isClosed;
  return (
    <section aria-label={t('plan')} className="grid gap-3 border-b border-line pb-4">
      <h3 className="text-cap text-ink-3">{t('plan')}</h3>
      <dl className="tnum grid grid-cols-[6.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 leading-normal">
        <dt className="text-ink-3">{t('planDays')}</dt>
        <dd>{days({ from: plan.start, to: plan.end })}</dd>
        <dt className="text-ink-3">{t('planSpaces')}</dt>
        <dd>{plan.spaces.length > 0 ? plan.spaces.join(t('and')) : t('planNoSpaces')}</dd>
      </dl>
      {!isFree && (
        <Notice tone="warning">
          {plan.isClosed && <p>{t('planClosed')}</p>}
          {plan.overlaps.map((overlap) => (
            <p key={`${overlap.start} ${overlap.spaces.join()} ${overlap.name} ${overlap.request}`}>
              {t(kindOf(overlap), {
                spaces: overlap.spaces.join(t('and')),
                days: days({ from: overlap.start, to: overlap.end }),
                name: overlap.name ?? t(overlap.isHold ? 'planHold' : 'planUnnamed'),
                reference: overlap.request ?? '',
              })}
            </p>
          ))}
        </Notice>
      )}
      {isFree && plan.spaces.length > 0 && <p className="text-success">{t('planFree')}</p>}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {plan.heldUntil && (
        <Notice tone={plan.isLapsed ? 'warning' : 'info'}>
          <p className="tnum">{t(plan.isLapsed ? 'planLapsed' : 'planHeld', { date: plan.heldUntil })}</p>
        </Notice>
      )}
      {plan.isPlanned ? (
        <Link to={entryUrl(name)} className="text-teal underline underline-offset-4">
          {t('planOpen')}
        </Link>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <p className="grid basis-full gap-1">
            <label htmlFor={field} className="text-cap">
              {t('heldUntil')}
            </label>
            <input
              id={field}
              type="date"
              value={heldUntil}
              aria-describedby={`${field}-help`}
              onChange={({ target }) => setHeldUntil(target.value)}
              className={`${box} tnum h-9 max-w-48`}
            />
            <span id={`${field}-help`} className="text-cap text-ink-3">
              {t('heldUntilHelp')}
            </span>
          </p>
          <Button
            small
            variant={request.status === 'confirmed' ? 'primary' : 'outline'}
            disabled={busy}
            onClick={() => add('hold')}
          >
            {t('planAsHold')}
          </Button>
          <Button small variant="outline" disabled={busy} onClick={() => add('event')}>
            {t('planAsEvent')}
          </Button>
          <p className="basis-full text-cap text-ink-3">{t('planHelp')}</p>
        </div>
      )}
    </section>
  );
}

/** The text about an overlap: it includes entries that only colleagues know yet. */
function kindOf({ source, request, isHold }: RequestPlan['overlaps'][number]) {
  if (source === 'request') return 'planRequested';
  if (source !== 'draft') return 'planTaken';
  return isHold && request ? 'planDraftHold' : 'planDraft';
}

/** The entry of a request: its name, days and halls; an editor adds the rest. Without a hold it is an event. */
function entryOf(
  { kind, title, values }: InboxRequest,
  plan: RequestPlan,
  hold: { heldUntil: string } | undefined,
): EntryInput {
  const read = (name: string) => values.find((value) => value.name === name)?.value || undefined;
  const english = read('meetingNameEn');
  const organizer = read('organizer') ?? read('company');
  const content = read('exhibitionContent') ?? read('meetingContent');
  const place = plan.spaces.join('、');
  return {
    ...{ kind: 'schedule', id: plan.entry, facet: kind === 'meeting' ? '2' : '1' },
    ...{ date: plan.start, until: plan.end },
    data: {
      projectName: title,
      ...(english && { projectNameEn: english }),
      ...(content && { content }),
      ...(organizer && { organizer }),
      ...(place && { field: place }),
      halls: plan.halls,
      hold: hold ? '1' : '0',
      ...(hold?.heldUntil && { heldUntil: hold.heldUntil }),
    },
  };
}
