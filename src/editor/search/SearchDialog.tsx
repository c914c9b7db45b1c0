import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useNavigate } from 'react-router-dom';
import { wordsOfQuery } from '#lib/search-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type Command, commandsFor, matchingCommands } from './commands.ts';
import {
  type ListGroup,
  type Option,
  type OptionGroup,
  optionGroups,
  optionId,
  recentGroup,
} from './options.ts';
import { Preview } from './Preview.tsx';
import { ResultList } from './ResultList.tsx';
import { addRecent, readRecent } from './recent.ts';
import { searchTexts } from './texts.ts';
import { type SearchAnswer, useSearch } from './use-search.ts';

const listGroups: readonly ListGroup[] = ['commands', 'pages', 'content', 'media', 'requests'];

/** The search: a field, the results by group, and a preview of the chosen one. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate(searchTexts);
  const { account, language } = useEditor();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [alone, setAlone] = useState<ListGroup>();
  const [parts, setParts] = useState(1);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const commands = useMemo(() => (account ? commandsFor(account.role, language) : []), [account, language]);
  const onlyCommands = query.startsWith('>');
  const group = alone === 'commands' ? undefined : alone;
  const search = useSearch({ query: onlyCommands ? '' : query, group, parts });
  const { data: answer } = search;
  const groups = useGroups({ query, onlyCommands, alone, commands, answer });
  const options = groups.flatMap((one) => one.options);
  const chosen = options[Math.min(active, options.length - 1)];
  const counts = countsOf({ answer, commands, query, onlyCommands });

  const show = (next: ListGroup | undefined) => {
    setAlone(next);
    setParts(1);
    setActive(0);
    input.current?.focus();
  };
  const run = (option: Option, onSite = false) => {
    if ('widens' in option) {
      if (alone === option.widens) setParts(parts + 1);
      else show(option.widens);
      return;
    }
    const site = siteAddress(option);
    if (onSite && site) {
      window.open(site, '_blank', 'noopener');
      return;
    }
    if (account && option.found.what === 'entry')
      addRecent(account.id, { url: option.url, title: option.title, group: option.found.group });
    if (account && option.found.what === 'file')
      addRecent(account.id, { url: option.url, title: option.title, group: 'media' });
    onClose();
    // The site is another program.
    if (option.url.startsWith('/editor')) void navigate(option.url);
    else location.assign(option.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows choose among the candidates of an input method while it is open.
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 5),
      PageUp: Math.max(0, active - 5),
    };
    const next = moves[event.key];
    if (next !== undefined && last >= 0) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen, event.altKey);
    }
  };
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-x-0 top-0 bottom-[var(--toast,0px)] z-50 flex items-start justify-center bg-veil p-3 md:p-[4.5rem_1rem_1rem]"
    >
      <Modal className="flex max-h-full w-full max-w-[58.5rem] flex-col overflow-hidden rounded bg-white shadow-dialog">
        <Dialog aria-label={t('find')} className="flex min-h-0 grow flex-col text-xs outline-none">
          <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 md:px-5">
            <EditorIcon name="search" className="text-ink" />
            <input
              ref={input}
              autoFocus
              role="combobox"
              aria-label={t('placeholder')}
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={chosen ? optionId(listId, chosen) : undefined}
              autoComplete="off"
              spellCheck={false}
              value={query}
              placeholder={t('placeholder')}
              onChange={({ target }) => {
                setQuery(target.value);
                setParts(1);
                setActive(0);
              }}
              onKeyDown={onKeyDown}
              className="h-8 min-w-40 grow bg-transparent text-sm outline-none placeholder:text-ink-3"
            />
            {!onlyCommands && counts.all > 0 && (
              <fieldset aria-label={t('groups')} className="flex flex-wrap gap-1.5">
                <Chip
                  isChosen={alone === undefined}
                  onPress={() => show(undefined)}
                  label={t('all')}
                  count={counts.all}
                />
                {listGroups
                  .filter((one) => counts[one] > 0)
                  .map((one) => (
                    <Chip
                      key={one}
                      isChosen={alone === one}
                      onPress={() => show(one)}
                      label={t(one)}
                      count={counts[one]}
                    />
                  ))}
              </fieldset>
            )}
            <button
              type="button"
              onClick={onClose}
              className="rounded border border-line px-2 py-1 text-badge leading-normal hover:bg-mist"
            >
              Esc
            </button>
          </div>
          <div className="grid min-h-0 grow grid-cols-1 md:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="relative flex min-h-40 flex-col md:min-h-96">
              <ResultList
                id={listId}
                groups={groups}
                words={answer?.words ?? wordsOfQuery(query)}
                chosen={chosen}
                onPoint={(option) => setActive(options.indexOf(option))}
                onRun={run}
              />
              <div className="shrink-0 px-3 pb-3">
                <State
                  search={search}
                  query={query}
                  onlyCommands={onlyCommands}
                  isEmpty={options.length === 0}
                  total={counts.all}
                />
              </div>
            </div>
            <div className="hidden min-h-0 overflow-y-auto border-l border-line p-5 md:block">
              {chosen && !('widens' in chosen) && (
                <Preview
                  option={chosen}
                  words={answer?.words ?? []}
                  site={siteAddress(chosen)}
                  onOpen={() => run(chosen)}
                />
              )}
            </div>
          </div>
          <Keys />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface Groups {
  query: string;
  onlyCommands: boolean;
  alone: ListGroup | undefined;
  commands: readonly Command[];
  answer: SearchAnswer | undefined;
}

/** The list: recent items, or the commands and results of one query. */
function useGroups({ query, onlyCommands, alone, commands, answer }: Groups): OptionGroup[] {
  const { account, language } = useEditor();
  const [recent] = useState(() => readRecent(account?.id ?? ''));
  return useMemo(() => {
    if (onlyCommands)
      return optionGroups({
        ...{ commands: matchingCommands(commands, wordsOfQuery(query)), results: undefined },
        ...{ alone: 'commands', language },
      });
    if (wordsOfQuery(query).length === 0) return recentGroup(recent);
    // Commands appear with the results: the list must not move once more when those arrive.
    if (!answer) return [];
    const matching = matchingCommands(commands, answer.words);
    const shown = alone === 'commands' ? alone : answer.request.group;
    return optionGroups({ commands: matching, results: answer.results, alone: shown, language });
  }, [query, onlyCommands, alone, commands, answer, recent, language]);
}

type Counts = Record<ListGroup | 'all', number>;

function countsOf({ answer, commands, query, onlyCommands }: Omit<Groups, 'alone'>): Counts {
  const isAsked = wordsOfQuery(query).length > 0 && answer !== undefined && !onlyCommands;
  const results = isAsked ? answer.results : undefined;
  const counts = {
    commands: isAsked ? matchingCommands(commands, answer.words).length : 0,
    pages: results?.pages.total ?? 0,
    content: results?.content.total ?? 0,
    media: results?.media.total ?? 0,
    requests: results?.requests?.total ?? 0,
  };
  return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** Where visitors see a page or a file. */
function siteAddress(option: Option): string | undefined {
  if ('widens' in option) return undefined;
  const { found } = option;
  if (found.what === 'file') return found.file.address;
  if (found.what !== 'entry' || found.entry.published.length === 0) return undefined;
  return found.entry.path;
}

interface ChipProps {
  label: string;
  count: number;
  isChosen: boolean;
  onPress: () => void;
}

const Chip = ({ label, count, isChosen, onPress }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onPress}
    className="min-h-8 rounded border border-line-strong px-2.5 text-badge leading-normal hover:bg-mist aria-pressed:border-teal aria-pressed:bg-teal-tint aria-pressed:text-teal-deep"
  >
    {label} <span className="tnum">{count >= 1000 ? '999+' : count}</span>
  </button>
);

interface StateProps {
  search: ReturnType<typeof useSearch>;
  query: string;
  onlyCommands: boolean;
  isEmpty: boolean;
  total: number;
}

/** What the list cannot say: nothing was found, the server did not answer, or the index is not complete yet. */
function State({ search, query, onlyCommands, isEmpty, total }: StateProps) {
  const t = useTranslate(searchTexts);
  const error = useTranslate(errorTexts);
  const isAsked = wordsOfQuery(query).length > 0;
  return (
    <>
      <p role="status" className="sr-only">
        {isAsked && search.data && !search.isPlaceholderData ? t('found', { count: total }) : ''}
      </p>
      {search.isError && (
        <Notice tone="danger" live>
          {error(search.error instanceof EditorError ? search.error.code : 'failed')}
        </Notice>
      )}
      {isEmpty && !search.isError && (onlyCommands || !isAsked || search.data) && (
        <p className="px-3 py-6 text-cap text-ink-2">{t(isAsked ? 'nothing' : 'start')}</p>
      )}
      {isAsked && search.data?.incomplete && (
        <p className="mt-3 flex gap-2 px-3 text-badge leading-normal text-ink-2">
          <Icon name="info" small />
          {t('incomplete')}
        </p>
      )}
    </>
  );
}

const key = 'rounded border border-line px-1.5 text-badge leading-normal text-ink';

function Keys() {
  const t = useTranslate(searchTexts);
  return (
    <div className="hidden shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2 text-badge leading-normal text-ink-3 md:flex">
      <span>
        <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> {t('keyMove')}
      </span>
      <span>
        <kbd className={key}>↵</kbd> {t('keyOpen')}
      </span>
      <span>
        <kbd className={key}>Tab</kbd> {t('keyGroup')}
      </span>
      <span>
        <kbd className={key}>&gt;</kbd> {t('keyCommands')}
      </span>
      <span className="ml-auto">{t('rules')}</span>
    </div>
  );
}
