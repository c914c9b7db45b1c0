import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { MediaItem } from '#schemas/editor/media.ts';
import { type Language, languages } from '#schemas/language.ts';
import { callEditor, EditorError, type EditorErrorCode } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { box } from '../ui/box.ts';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { formatText, groundOf, thumbnailOf } from './format.ts';
import { mediaTexts } from './texts.ts';
import type { MediaList } from './use-media-list.ts';

interface AltTableProps {
  list: MediaList;
  /** Ids of the ticked files. */
  ticked: ReadonlySet<string>;
  onTick: (ids: readonly string[], isTicked: boolean) => void;
}

/** The files of the list as a table with their alternative texts, each of which saves itself. */
export function AltTable({ list, ticked, onTick }: AltTableProps) {
  const t = useTranslate(mediaTexts);
  return (
    <QueryBoundary query={list.query}>
      {({ items, total }) => {
        const own = items.filter(({ builtIn }) => !builtIn);
        const ids = own.map(({ id }) => id);
        return (
          <>
            <p role="status" className="mb-3 text-badge text-ink-3">
              {t('count', { count: total })}
            </p>
            {own.length === 0 ? (
              <p className="py-10 text-center text-cap text-ink-2">{t('none')}</p>
            ) : (
              <table className="w-full text-cap max-md:block">
                <thead className="border-b border-ink text-left text-badge text-ink-3 max-md:sr-only">
                  <tr>
                    <th className="w-10 py-2 pl-3">
                      <input
                        type="checkbox"
                        aria-label={t('tickAll')}
                        checked={ids.every((id) => ticked.has(id))}
                        onChange={({ target }) => onTick(ids, target.checked)}
                        className="size-4 accent-teal"
                      />
                    </th>
                    <th className="w-24 py-2 font-regular">
                      <span className="sr-only">{t('picture')}</span>
                    </th>
                    <th className="py-2 font-regular">{t('name')}</th>
                    <th className="w-[32%] py-2 font-regular">{t('altZh')}</th>
                    <th className="w-[32%] py-2 font-regular">{t('altEn')}</th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line max-md:block">
                  {own.map((item, row) => (
                    <AltRow
                      key={item.id}
                      item={item}
                      row={row}
                      isTicked={ticked.has(item.id)}
                      onTick={(isTicked) => onTick([item.id], isTicked)}
                    />
                  ))}
                </tbody>
              </table>
            )}
            <p className="mt-3 text-badge leading-normal text-ink-3">{t('altKeys')}</p>
            <div className="mt-5 flex justify-center">
              <ListPager list={list} query={list.query} pageSize={list.pageSize} />
            </div>
          </>
        );
      }}
    </QueryBoundary>
  );
}

interface AltRowProps {
  item: MediaItem;
  row: number;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function AltRow({ item, row, isTicked, onTick }: AltRowProps) {
  const t = useTranslate(mediaTexts);
  const why = useTranslate(errorTexts);
  const { alt, set, store, problem } = useAltTexts(item);
  const thumbnail = thumbnailOf(item);
  return (
    <tr className="max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:py-3">
      <td className="py-2 pl-3 align-middle max-md:row-span-3 max-md:self-start">
        <input
          type="checkbox"
          aria-label={t('tick', { name: item.name })}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
          className="size-4 accent-teal"
        />
      </td>
      <td className="py-2 max-md:hidden">
        {thumbnail && (
          <span className={`block h-12 w-18 overflow-hidden rounded ${groundOf(item)}`}>
            <img src={thumbnail} alt="" loading="lazy" className="size-full object-cover" />
          </span>
        )}
      </td>
      <th scope="row" className="max-w-48 py-2 pr-4 text-left font-regular [overflow-wrap:anywhere]">
        {item.name}
        <span className="tnum block text-badge leading-normal text-ink-3">
          {item.width ? `${item.width} × ${item.height}` : formatText(item)}
        </span>
        {problem && (
          <Notice tone="danger" live>
            {why(problem)}
          </Notice>
        )}
      </th>
      {languages.map((language) => (
        <td key={language} className="py-2 pr-3">
          {item.kind === 'picture' && (
            <input
              lang={language}
              data-alt={`${language} ${row}`}
              aria-label={`${t(language === 'zh-CN' ? 'altZh' : 'altEn')}: ${item.name}`}
              placeholder={t(language === 'zh-CN' ? 'altZh' : 'altEn')}
              maxLength={300}
              value={alt[language] ?? ''}
              onChange={({ target }) => set(language, target.value)}
              onBlur={() => void store()}
              onKeyDown={(event) => onCellKey(event, { language, row, copy: (text) => set(language, text) })}
              className={`${box} h-9`}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

interface Cell {
  language: Language;
  row: number;
  copy: (text: string) => void;
}

/** Enter goes to the cell below, which saves this one; ⌘D or Ctrl+D repeats the cell above. */
function onCellKey(event: KeyboardEvent<HTMLInputElement>, { language, row, copy }: Cell): void {
  // Enter ends the composition of an input method.
  if (event.nativeEvent.isComposing) return;
  const cell = (at: number) => document.querySelector<HTMLInputElement>(`[data-alt="${language} ${at}"]`);
  if (event.key === 'Enter') {
    event.preventDefault();
    const next = cell(event.shiftKey ? row - 1 : row + 1);
    if (next) next.focus();
    else event.currentTarget.blur();
  } else if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'd') {
    event.preventDefault();
    const above = cell(row - 1)?.value;
    if (above) copy(above);
  }
}

/** The alternative texts of a file; both languages are saved together and one after the other, so that neither undoes the other. */
function useAltTexts(item: MediaItem) {
  const client = useQueryClient();
  const [changed, setChanged] = useState<MediaItem['alt']>({});
  const [problem, setProblem] = useState<EditorErrorCode>();
  const waiting = useRef<MediaItem['alt']>({});
  const saving = useRef<Promise<void>>(Promise.resolve());
  const alt = { ...item.alt, ...changed };
  const send = async () => {
    if (Object.keys(waiting.current).length === 0) return;
    const sent = { ...item.alt, ...waiting.current };
    waiting.current = {};
    try {
      await callEditor('changeMedia', { id: item.id, alt: sent });
      setProblem(undefined);
      await client.invalidateQueries({ queryKey: ['readMedia'] });
    } catch (error) {
      waiting.current = { ...sent, ...waiting.current };
      setProblem(error instanceof EditorError ? error.code : 'failed');
    }
  };
  return {
    alt,
    problem,
    set: (language: Language, text: string) => {
      waiting.current = { ...changed, ...waiting.current, [language]: text };
      setChanged((before) => ({ ...before, [language]: text }));
    },
    store: () => {
      saving.current = saving.current.then(send);
      return saving.current;
    },
  };
}
