import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { roles } from '#schemas/editor/call.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, type EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';
import { SearchFilter } from '../list/ListFilters.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { Notice } from '../ui/Notice.tsx';
import { useMomentText } from '../use-times.ts';
import { auditTexts } from './audit-texts.ts';
import { cell, SettingsScreen, SettingsTable } from './SettingsScreen.tsx';
import { roleTexts, settingsTexts } from './texts.ts';

type AuditPage = EditorAnswer<'listAudit'>;

const auditListSchema = z.object({ search: z.string().trim().optional() });

/** The audit log, latest entry first. */
export function AuditScreen() {
  const t = useTranslate(settingsTexts);
  const why = useTranslate(errorTexts);
  const list = useListAddress(auditListSchema);
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useAudit(list.state.search ?? '');
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <SettingsScreen actions={<SearchFilter label={t('auditSearch')} list={list} className="w-72" />}>
      {error && (
        <Notice tone="danger" live>
          {why(error.code)}
        </Notice>
      )}
      {entries?.length === 0 && <p role="status">{t('noAudit')}</p>}
      {entries && entries.length > 0 && (
        <SettingsTable label={t('audit')} columns={[t('time'), t('who'), t('what'), t('about')]}>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </SettingsTable>
      )}
      {hasNextPage && (
        <Button
          small
          variant="outline"
          className="mt-5 bg-white"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {t('earlier')}
        </Button>
      )}
    </SettingsScreen>
  );
}

const useAudit = (search: string) =>
  useInfiniteQuery<AuditPage, EditorError, { pages: AuditPage[] }, string[], number | undefined>({
    queryKey: ['listAudit', search],
    queryFn: ({ pageParam }) =>
      callEditor('listAudit', { ...(pageParam === undefined ? {} : { before: pageParam }), search }),
    initialPageParam: undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    // Every change adds an entry.
    staleTime: 0,
  });

function AuditRow({ entry }: { entry: AuditPage['entries'][number] }) {
  const t = useTranslate(settingsTexts);
  const did = useTranslate(auditTexts);
  const moment = useMomentText();
  const role = useTranslate(roleTexts);
  /** Translates the role or state that the server appends to an account's email address. */
  const aboutText = (text: string): string => {
    const [, address, state] = /^(\S+): (\w+)$/.exec(text) ?? [];
    const given = roles.find((one) => one === state);
    if (given) return `${address} · ${role(given)}`;
    return state === 'disabled' ? `${address} · ${t('disabled')}` : text;
  };
  const { at, who, what, about } = entry;
  return (
    <tr>
      <td className={`${cell} tnum whitespace-nowrap`}>
        <time dateTime={at}>{moment(at)}</time>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {who ?? <span className="text-ink-3">{t('server')}</span>}
      </td>
      <td className={`${cell} whitespace-nowrap`}>{isAudited(what) ? did(what) : what}</td>
      <td className={`${cell} wrap-anywhere text-ink-2`}>{about && aboutText(about)}</td>
    </tr>
  );
}

const isAudited = (what: string): what is keyof (typeof auditTexts)['zh'] =>
  Object.hasOwn(auditTexts.zh, what);
