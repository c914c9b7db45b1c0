import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { languages } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { useEditorQuery } from '../../api.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { entryUrl } from '../../entry-url.ts';
import { restoreVersion } from '../../publishing/history/restore-version.ts';
import { useRefresh } from '../../publishing/use-refresh.ts';
import { Notice } from '../../ui/Notice.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import { useTimes } from '../../use-times.ts';
import { pagesTexts } from './texts.ts';

type Removed = EditorAnswer<'bin'>['items'][number];

/** Removed pages, which can be restored. */
export function BinList() {
  const t = useTranslate(pagesTexts);
  const query = useEditorQuery('bin', { kind: 'page' });
  return (
    <QueryBoundary query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="p-4 text-xs text-ink-3">{t('binEmpty')}</p>
        ) : (
          <ul className="divide-y divide-line rounded border border-line bg-white text-xs leading-normal">
            {items.map((item) => (
              <RemovedPage key={item.version} item={item} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

function RemovedPage({ item }: { item: Removed }) {
  const t = useTranslate(pagesTexts);
  const { language, say } = useEditor();
  const timeOf = useTimes();
  const refresh = useRefresh();
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const { id, kind, title, at, by, path = id } = item;
  const restore = async () => {
    setBusy(true);
    await attempt(async () => {
      await restoreVersion(item, { id: item.version });
      say(t('restored'));
      await refresh([{ kind, id }]);
    });
    setBusy(false);
  };
  const name = title[language] ?? languages.map((other) => title[other]).find(Boolean) ?? path;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <Link to={entryUrl({ kind, id })} className="font-medium hover:text-teal">
          {name}
        </Link>
        <span className="block text-badge text-ink-3">{path}</span>
      </span>
      <span className="tnum text-ink-2">
        {by ? t('removedBy', { by, time: timeOf(at) }) : t('removedAt', { time: timeOf(at) })}
      </span>
      <Button
        variant="outline"
        small
        disabled={busy}
        onClick={restore}
        aria-label={`${t('restore')} ${name}`}
      >
        {t('restore')}
      </Button>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </li>
  );
}
