import { Link } from 'react-router-dom';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { entities } from '#schemas/entities.ts';
import { languages, localise } from '#schemas/language.ts';
import { useEditorQuery } from '../api.ts';
import { useEditor } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { useWords } from '../texts.ts';
import { Badge } from '../ui/Badge.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { mediaTexts } from './texts.ts';

type Use = EditorAnswer<'mediaUses'>['uses'][number];

/** Links to the places where a file is used. */
export function MediaUses({ address }: { address: string }) {
  const t = useWords(mediaTexts);
  const query = useEditorQuery('mediaUses', { address });
  return (
    <section aria-label={t('uses')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-cap font-medium">{t('uses')}</h3>
      <QueryBoundary query={query}>{({ uses }) => <UseList uses={uses} />}</QueryBoundary>
    </section>
  );
}

/** The list of places, or the empty state. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  const t = useWords(mediaTexts);
  const { language } = useEditor();
  if (uses.length === 0) return <p className="text-xs text-ink-2">{t('unused')}</p>;
  return (
    <>
      <p className="text-badge text-ink-3">{t('usedIn', { count: uses.length })}</p>
      <ul className="divide-y divide-line border-y border-line">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id} ${use.draft}`} className="flex items-center gap-2 py-2">
            <Link to={entryUrl(use)} className="min-w-0 flex-1 truncate text-xs text-teal hover:underline">
              {titleOf(use, language)}
            </Link>
            {use.draft && <Badge tone="info">{t('draft')}</Badge>}
            <Badge>{localise(entities[use.kind].one, language)}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

const titleOf = (
  { title, id }: Use,
  language: Use['title'] extends Partial<Record<infer L, string>> ? L : never,
) => title[language] ?? languages.map((other) => title[other]).find(Boolean) ?? id;
