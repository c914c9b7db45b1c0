import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { type ListedTranslation, translationNeeds } from '#schemas/editor/translations.ts';
import { entities } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { languageKey, localise, otherLanguage } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { capitalise } from '../capitalise.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { useNow } from '../inbox/format.ts';
import { FilterSelect } from '../list/ListFilters.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { rowMark, useRowKeys } from '../list/use-row-keys.ts';
import { Badge } from '../ui/Badge.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useTimes } from '../use-times.ts';
import { exchangeTexts } from './exchange-texts.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { keyOfItem, SelectedTranslations, type SelectionProps } from './SelectedTranslations.tsx';
import { pageSize, stepsFrom, type TranslationList, useTranslationList } from './translation-list.ts';
import { translationTexts } from './translation-texts.ts';

/** `/editor/translations`: everything in which a language is missing or older, the oldest first. */
export default function TranslationsScreen() {
  const t = useTranslate(translationTexts);
  const list = useTranslationList();
  const exchange = useTranslate(exchangeTexts);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [importing, setImporting] = useState(false);
  useRowKeys();
  const { language } = list.state;
  const sections = list.query.data?.sections ?? [];
  const sum = (need: 'missing' | 'older') => sections.reduce((total, section) => total + section[need], 0);
  return (
    <Screen
      title={t('title')}
      aside={
        <span className="tnum text-cap text-ink-2">
          {t(`summary.${languageKey(language)}`, { missing: sum('missing'), older: sum('older') })}
        </span>
      }
      actions={
        <>
          <Button small variant="outline" onClick={() => setImporting(true)}>
            {exchange('import')}
          </Button>
          <Segments
            label={t('language')}
            value={language}
            options={[
              { value: 'en-US', label: t('toEnglish') },
              { value: 'zh-CN', label: t('toChinese') },
            ]}
            onChange={(next) => {
              setSelected(new Set());
              list.change({ language: next });
            }}
          />
        </>
      }
    >
      <div className="mx-auto grid max-w-7xl gap-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-6">
        <Sections sections={sections} list={list} />
        <div className="grid min-w-0 content-start gap-3">
          <FilterSelect
            label={t('need')}
            all={t('both')}
            value={list.state.need}
            options={translationNeeds.map((value) => ({
              value,
              label: value === 'older' ? t('older') : t(`missing.${languageKey(language)}`),
            }))}
            onChange={(need) => list.change({ need })}
            className="w-56"
          />
          <QueryBoundary query={list.query}>
            {({ items, total }) => (
              <>
                <SelectedTranslations
                  items={items}
                  selected={selected}
                  onChange={setSelected}
                  language={language}
                />
                {items.length === 0 ? (
                  <p className="rounded border border-line bg-white p-8 text-center text-xs text-ink-2">
                    {t('nothing')}
                  </p>
                ) : (
                  <TranslationTable items={items} list={list} selected={selected} onChange={setSelected} />
                )}
                <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 text-cap text-ink-2">
                  <p role="status">{t('total', { total })}</p>
                  <ListPager list={list} query={list.query} pageSize={pageSize} />
                </div>
                <p className="text-badge text-ink-3 max-md:hidden">{t('keys')}</p>
              </>
            )}
          </QueryBoundary>
        </div>
      </div>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </Screen>
  );
}

/** @returns a function that names the entries of a kind */
export function useSectionName(): (kind: EntryKind) => string {
  const { language } = useEditor();
  return (kind) => capitalise(localise(entities[kind].many, language));
}

interface SectionsProps {
  sections: EditorAnswer<'listTranslations'>['sections'];
  list: TranslationList;
}

/** The kinds of content that lack something, with their counts. */
function Sections({ sections, list }: SectionsProps) {
  const t = useTranslate(translationTexts);
  const nameOf = useSectionName();
  const total = (need: 'missing' | 'older') => sections.reduce((sum, section) => sum + section[need], 0);
  const rows = [
    { kind: undefined, name: t('all'), missing: total('missing'), older: total('older') },
    ...sections.map((section) => ({ ...section, name: nameOf(section.kind) })),
  ];
  return (
    <nav aria-label={t('sections')} className="content-start text-cap">
      <p className="flex justify-between border-b border-ink px-3 py-2 text-ink-2">
        <span>{t('section')}</span>
        <span>{t('counts')}</span>
      </p>
      <ul>
        {rows.map(({ kind, name, missing, older }) => (
          <li key={name}>
            <Link
              to={list.urlWith({ kind, page: 1 })}
              aria-current={list.state.kind === kind ? 'page' : undefined}
              className="relative flex min-h-10 items-center justify-between gap-3 border-b border-line border-l-2 border-l-transparent px-3 hover:bg-white aria-[current=page]:border-l-brass aria-[current=page]:bg-white"
            >
              <span className="sr-only">{t('countsOf', { name, missing, older })}</span>
              <span aria-hidden="true">{name}</span>
              <span aria-hidden="true" className="tnum">
                {missing} / <span className={older > 0 ? 'text-warning' : ''}>{older}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const head = 'border-b border-ink px-3 py-2.5 text-left text-cap font-regular whitespace-nowrap text-ink-2';
const cell = 'border-b border-line px-3 py-2.5 align-top leading-normal';

function TranslationTable({ items, list, selected, onChange }: SelectionProps & { list: TranslationList }) {
  const t = useTranslate(translationTexts);
  const key = languageKey(list.state.language);
  const all = items.every((item) => selected.has(keyOfItem(item)));
  return (
    <div className="overflow-x-auto rounded border border-line bg-white">
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <th className={`${head} w-10 pr-0`}>
              <input
                type="checkbox"
                aria-label={t('selectPage')}
                checked={all}
                onChange={() => onChange(new Set(all ? [] : items.map(keyOfItem)))}
                className="block size-4 accent-teal"
              />
            </th>
            <th scope="col" className={head}>
              {t('content')}
            </th>
            <th scope="col" className={`${head} max-tablet:hidden`}>
              {t('section')}
            </th>
            <th scope="col" className={`${head} max-tablet:hidden`}>
              {t(`status.${key}`)}
            </th>
            <th scope="col" className={`${head} max-xl:hidden`}>
              {t(`since.${key}`)}
            </th>
            <th scope="col" className={`${head} max-xl:hidden`}>
              {t(`writtenAt.${key}`)}
            </th>
            <th scope="col" className={`${head} text-right max-tablet:hidden`}>
              {t('days')}
            </th>
            <th scope="col" className={`${head} text-right max-tablet:hidden`}>
              {t('words')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row
              key={keyOfItem(item)}
              item={item}
              list={list}
              isSelected={selected.has(keyOfItem(item))}
              onToggle={() => {
                const next = new Set(selected);
                if (!next.delete(keyOfItem(item))) next.add(keyOfItem(item));
                onChange(next);
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  item: ListedTranslation;
  list: TranslationList;
  isSelected: boolean;
  onToggle: () => void;
}

function Row({ item, list, isSelected, onToggle }: RowProps) {
  const t = useTranslate(translationTexts);
  const timeOf = useTimes();
  const nameOf = useSectionName();
  const now = useNow();
  const { language } = list.state;
  const source = otherLanguage(language);
  const key = languageKey(language);
  const { title, kind, id, missing, older, since, writtenAt, words = 0, path } = item;
  const name = title[source] ?? title[language] ?? path ?? id;
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / 86_400_000));
  const badges = (
    <>
      {older > 0 && <Badge tone="warning">{t('olderTexts', { count: older })}</Badge>}
      {missing > 0 && <Badge>{t(`missingTexts.${key}`, { count: missing })}</Badge>}
    </>
  );
  return (
    <tr className={isSelected ? 'bg-teal-tint' : 'hover:bg-paper'}>
      <td className={`${cell} w-10 pr-0`}>
        <input
          type="checkbox"
          aria-label={t('select', { name })}
          checked={isSelected}
          onChange={onToggle}
          className="mt-1 block size-4 accent-teal"
        />
      </td>
      <td className={`${cell} wrap-anywhere`}>
        <Link
          {...rowMark}
          to={entryUrl({ kind, id })}
          state={stepsFrom(list.state)}
          lang={title[source] ? source : language}
          className="font-medium underline-offset-4 hover:text-teal hover:underline"
        >
          {name}
        </Link>
        <span className="mt-0.5 block text-cap text-ink-2" lang={title[language] ? language : undefined}>
          {title[language] ?? t(`noTitle.${key}`)}
        </span>
        <span className="tnum mt-1 flex flex-wrap items-center gap-2 text-badge text-ink-2 tablet:hidden">
          {badges} {nameOf(kind)} · {t('dayCount', { count: days })}
        </span>
      </td>
      <td className={`${cell} text-ink-2 max-tablet:hidden`}>{nameOf(kind)}</td>
      <td className={`${cell} max-tablet:hidden`}>
        <span className="grid justify-items-start gap-1">{badges}</span>
      </td>
      <td className={`${cell} tnum whitespace-nowrap text-ink-2 max-xl:hidden`}>{timeOf(since)}</td>
      <td className={`${cell} tnum whitespace-nowrap text-ink-2 max-xl:hidden`}>
        {writtenAt ? timeOf(writtenAt) : '–'}
      </td>
      <td className={`${cell} tnum text-right whitespace-nowrap max-tablet:hidden`}>
        {t('dayCount', { count: days })}
      </td>
      <td className={`${cell} tnum text-right max-tablet:hidden`}>{words}</td>
    </tr>
  );
}
