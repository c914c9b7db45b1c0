import type { ReactNode } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { useTranslate } from '../context.tsx';
import { mediaTexts } from './texts.ts';
import type { MediaList } from './use-media-list.ts';

interface FoldersProps {
  list: MediaList;
  folders: EditorAnswer<'listMedia'>['folders'];
  tags: EditorAnswer<'listMedia'>['tags'];
}

/** Folders, tags, and files to tidy up: a column, or a row on narrow screens. */
export function Folders({ list, folders, tags }: FoldersProps) {
  const t = useTranslate(mediaTexts);
  const { folder, tag, unused, noAlt } = list.state;
  const none = { folder: undefined, tag: undefined, unused: undefined, noAlt: undefined };
  const choose = (change: Partial<typeof list.state>) => list.change({ ...none, ...change });
  return (
    <nav
      aria-label={t('folders')}
      className="relative flex gap-x-4 gap-y-1 overflow-auto border-line bg-white px-3 py-2 max-md:border-b md:flex-col md:gap-y-4 md:border-r md:py-4"
    >
      <Group title={t('folders')}>
        <Choice isChosen={!folder && !tag && !unused && !noAlt} onChoose={() => choose({})}>
          {t('allFiles')}
        </Choice>
        {folders.map(({ name, count }) => (
          <Choice
            key={name}
            isChosen={folder === name}
            onChoose={() => choose({ folder: name })}
            count={count}
            isInside={name.includes('/')}
          >
            {name.split('/').at(-1)}
          </Choice>
        ))}
      </Group>
      {tags.length > 0 && (
        <Group title={t('tags')}>
          {tags.map(({ name, count }) => (
            <Choice key={name} isChosen={tag === name} onChoose={() => choose({ tag: name })} count={count}>
              {name}
            </Choice>
          ))}
        </Group>
      )}
      <Group title={t('toTidy')}>
        <Choice
          isChosen={noAlt !== undefined}
          onChoose={() => choose(noAlt ? {} : { noAlt: 'yes', kind: 'picture', show: 'alt' })}
        >
          {t('noAltOnly')}
        </Choice>
        <Choice isChosen={unused !== undefined} onChoose={() => choose(unused ? {} : { unused: 'yes' })}>
          {t('unusedOnly')}
        </Choice>
      </Group>
    </nav>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex gap-1 md:grid md:gap-0.5">
    <h2 className="px-2 text-badge leading-normal text-ink-3 max-md:sr-only">{title}</h2>
    {children}
  </div>
);

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  count?: number;
  /** Whether it is a subfolder. */
  isInside?: boolean;
  children: ReactNode;
}

const Choice = ({ isChosen, onChoose, count, isInside = false, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className={`flex min-h-9 items-center gap-3 rounded px-2 text-left text-cap whitespace-nowrap hover:bg-mist aria-pressed:bg-teal-tint aria-pressed:text-teal-deep ${isInside ? 'md:pl-6' : ''}`}
  >
    <span className="min-w-0 grow truncate">{children}</span>
    {count !== undefined && <span className="tnum text-badge text-ink-3">{count}</span>}
  </button>
);
