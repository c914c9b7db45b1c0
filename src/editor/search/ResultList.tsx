import { useEffect } from 'react';
import { useTranslate } from '../context.tsx';
import { useStatusText } from '../inbox/StatusBadge.tsx';
import { EditorIcon, type EditorIconName } from '../ui/EditorIcon.tsx';
import { useTimes } from '../use-times.ts';
import { Marked } from './Marked.tsx';
import { type Found, type ListGroup, type Option, type OptionGroup, optionId } from './options.ts';
import { searchTexts } from './texts.ts';

interface ResultListProps {
  id: string;
  groups: readonly OptionGroup[];
  words: readonly string[];
  chosen: Option | undefined;
  onPoint: (option: Option) => void;
  onRun: (option: Option) => void;
}

/** The results by group. The focus stays in the field above, which names the chosen option. */
export function ResultList({ id, groups, words, chosen, onPoint, onRun }: ResultListProps) {
  const t = useTranslate(searchTexts);
  const chosenId = chosen && optionId(id, chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    // It scrolls itself: the focus stays in the field, so that no other box of a scrolled list could be focused.
    <div
      id={id}
      role="listbox"
      aria-label={t('results')}
      className="relative min-h-0 overflow-y-auto p-3 empty:hidden"
    >
      {groups.map(({ group, total, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box may contain groups, and no field sets.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="mb-2">
          <p id={`${id}-${group}`} className="px-3 py-1.5 text-badge leading-normal text-ink-3">
            {t(group)} <span className="tnum">{total >= 1000 ? '999+' : total}</span>
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the chosen option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
            <div
              key={option.key}
              id={optionId(id, option)}
              role="option"
              aria-selected={option === chosen}
              // Only a pointer that moves chooses: one that rests over the list must not when the results change.
              onPointerMove={() => option !== chosen && onPoint(option)}
              onClick={() => onRun(option)}
              className="flex min-h-10 cursor-pointer items-center gap-3 rounded px-3 py-1.5 text-cap aria-selected:bg-teal-tint aria-selected:shadow-ring"
            >
              {'widens' in option ? (
                <span className="text-teal-deep">
                  {t('allOf', { count: option.count >= 1000 ? '999+' : option.count })}
                </span>
              ) : (
                <Line option={option} group={group} words={words} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const icons: Record<ListGroup | 'recent', EditorIconName> = {
  commands: 'more',
  pages: 'pages',
  content: 'content',
  media: 'media',
  requests: 'inbox',
  recent: 'clock',
};

interface LineProps {
  option: Exclude<Option, { widens: ListGroup }>;
  group: ListGroup | 'recent';
  words: readonly string[];
}

function Line({ option, group, words }: LineProps) {
  const { title, detail, found } = option;
  const name = found.what === 'recent' ? found.recent.group : group;
  return (
    <>
      <EditorIcon name={icons[name]} className="text-ink-2" />
      <span className="flex min-w-0 grow items-baseline gap-3">
        <span className="max-w-full flex-none truncate text-ink">
          <Marked text={title} words={words} />
        </span>
        <span className="min-w-0 truncate text-badge text-ink-2 max-md:hidden">
          <Marked text={detail} words={words} />
        </span>
      </span>
      <span className="tnum flex-none text-badge text-ink-2">
        <Aside found={found} />
      </span>
    </>
  );
}

/** What the right end of a line says: the state of an entry or a request, the date of a file. */
function Aside({ found }: { found: Found }) {
  const t = useTranslate(searchTexts);
  const timeOf = useTimes();
  const statusOf = useStatusText();
  if (found.what === 'entry') return t(found.entry.state);
  if (found.what === 'request') return statusOf(found.request);
  if (found.what === 'file' && found.file.at) return timeOf(found.file.at);
  return null;
}
