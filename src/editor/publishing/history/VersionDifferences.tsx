import { useState } from 'react';
import type { EntryName, EntryVersion } from '#schemas/editor/editorial.ts';
import { useEditorQuery } from '../../api.ts';
import { useTranslate } from '../../context.tsx';
import { nextOf } from '../../drafts/stored.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { DifferenceList } from '../diff/DifferenceList.tsx';
import { differencesOf } from '../diff/differences.ts';
import { historyTexts } from './history-texts.ts';
import type { VersionName } from './restore-version.ts';

interface VersionDifferencesProps {
  name: EntryName;
  version: EntryVersion;
  /** Undefined for the first version. */
  previous: EntryVersion | undefined;
}

/** The changes that a version made, or all changes since. */
export function VersionDifferences({ name, version, previous }: VersionDifferencesProps) {
  const t = useTranslate(historyTexts);
  const [against, setAgainst] = useState<'previous' | 'now'>('previous');
  return (
    <div className="grid gap-3">
      <div className="w-fit">
        <Segments
          label={t('against')}
          value={against}
          options={[
            { value: 'previous', label: t('toPrevious') },
            { value: 'now', label: t('toNow') },
          ]}
          onChange={setAgainst}
        />
      </div>
      {against === 'now' && <SinceThen name={name} version={{ id: version.id }} />}
      {against === 'previous' && previous && <Between name={name} version={version} previous={previous} />}
      {against === 'previous' && !previous && <p className="text-ink-3">{t('first')}</p>}
    </div>
  );
}

function Between({ name, version, previous }: VersionDifferencesProps & { previous: EntryVersion }) {
  const before = useEditorQuery('readVersion', { id: previous.id });
  const after = useEditorQuery('readVersion', { id: version.id });
  return (
    <QueryBoundary query={before}>
      {(one) => (
        <QueryBoundary query={after}>
          {(other) => (
            <DifferenceList name={name} differences={differencesOf(one.entry ?? undefined, other.entry)} />
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

/** All changes since a version. */
export function SinceThen({ name, version }: { name: EntryName; version: VersionName }) {
  const before = useEditorQuery('readVersion', version);
  const now = useEditorQuery('readEntry', name);
  const gone = now.error?.code === 'missing';
  return (
    <QueryBoundary query={before}>
      {(one) =>
        gone ? (
          <DifferenceList name={name} differences={differencesOf(one.entry ?? undefined, null)} />
        ) : (
          <QueryBoundary query={now}>
            {(stored) => (
              <DifferenceList
                name={name}
                differences={differencesOf(one.entry ?? undefined, nextOf(stored) ?? null)}
              />
            )}
          </QueryBoundary>
        )
      }
    </QueryBoundary>
  );
}
