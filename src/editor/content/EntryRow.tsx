import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EntryState, ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { localise, otherLanguage } from '#schemas/language.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { Badge, type Tone } from '../ui/Badge.tsx';
import { useTimes } from '../use-times.ts';
import type { ContentList } from './content-list.ts';
import { RowMenu } from './RowMenu.tsx';
import { contentTexts } from './texts.ts';

const tones: Record<EntryState, Tone> = {
  published: 'neutral',
  changed: 'info',
  new: 'success',
  removal: 'danger',
};

const cell = 'border-b border-line px-3 py-2 align-middle';
const wide = `${cell} hidden text-ink-2 tablet:table-cell`;

interface EntryRowProps {
  kind: EntryKind;
  entity: Entity;
  item: ListedEntry;
  list: ContentList;
}

export function EntryRow({ kind, entity, item, list }: EntryRowProps) {
  const t = useTranslate(contentTexts);
  const { language } = useEditor();
  const timeOf = useTimes();
  const { id, title, state, facet, date, until, changedAt, changedBy } = item;
  const isSelected = list.selection.has(id);
  const days = date && (until && until !== date ? t('until', { from: date, until }) : date.slice(0, 10));
  const facetName = facet && (localise(entity.facet?.valueNames?.[facet], language) ?? facet);
  const name = title[language] ?? Object.values(title)[0] ?? facetName ?? t('unnamed');
  // A time is not broken before its zone.
  const time = changedAt && timeOf(changedAt).replaceAll(' ', '\u00a0');
  const changed = time && (changedBy ? t('by', { name: changedBy, time }) : time);
  return (
    <tr className={isSelected ? 'bg-teal-tint' : 'hover:bg-paper'}>
      <td className={`${cell} w-10 pr-0`}>
        <input
          type="checkbox"
          aria-label={t('select', { name })}
          checked={isSelected}
          onChange={() => list.selection.toggle(id)}
          className="block size-4 accent-teal"
        />
      </td>
      <td className={cell}>
        <div className="flex items-center gap-3">
          {entity.pictures && <Thumb address={item.picture} />}
          <div className="min-w-0">
            <Titles to={entryUrl({ kind, id })} item={item} name={name} place={entity.place} />
            <p className="mt-1 flex flex-wrap items-center gap-2 text-badge leading-normal text-ink-2 tablet:hidden">
              <Badge tone={tones[state]}>{t(state)}</Badge>
              {[facetName, days].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </td>
      {entity.facet && <td className={wide}>{facetName}</td>}
      {(entity.order === 'newest' || entity.order === 'earliest') && (
        <td className={`${wide} tnum whitespace-nowrap`}>{days}</td>
      )}
      <td className={`${wide} text-cap`}>{changed}</td>
      <td className={wide}>
        <Badge tone={tones[state]}>{t(state)}</Badge>
      </td>
      <td className={`${cell} w-10`}>
        <RowMenu kind={kind} entity={entity} item={item} name={name} list={list} />
      </td>
    </tr>
  );
}

function Thumb({ address }: { address: string | undefined }): ReactNode {
  const box = 'hidden h-9 w-14 flex-none rounded bg-skeleton tablet:block';
  if (!address || /\.(mp4|webm|mov|pdf)$/i.test(address)) return <span className={box} />;
  return <img src={address} alt="" loading="lazy" decoding="async" className={`${box} object-cover`} />;
}

interface TitlesProps {
  to: string;
  item: ListedEntry;
  /** Name of an entry without a title. */
  name: string;
  place: Entity['place'];
}

/** Both titles, that of the interface's language first; a missing one is marked. */
function Titles({ to, item, name, place }: TitlesProps) {
  const { title } = item;
  const t = useTranslate(contentTexts);
  const { language } = useEditor();
  const other = otherLanguage(language);
  const lacks = (place === 'byLanguage' || place === 'twins') && Object.values(title).length > 0;
  const missing = { 'zh-CN': t('noChinese'), 'en-US': t('noEnglish') } as const;
  return (
    <>
      <Link
        to={to}
        lang={title[language] ? language : other}
        className="font-medium text-ink underline-offset-4 hover:text-teal hover:underline"
      >
        {title[language] ?? title[other] ?? name}
      </Link>{' '}
      {title[other] && title[language] && title[other] !== title[language] && (
        <span lang={other} className="text-cap text-ink-2">
          {title[other]}
        </span>
      )}
      {item.behind
        ?.filter(({ older }) => older > 0)
        .map(({ language: behind }) => (
          <Badge key={behind} tone="warning">
            {t(behind === 'en-US' ? 'behind.older-en' : 'behind.older-zh')}
          </Badge>
        ))}
      {lacks &&
        ([language, other] as const)
          .filter((one) => !title[one])
          .map((one) => (
            <Badge key={one} tone="warning">
              {missing[one]}
            </Badge>
          ))}
    </>
  );
}
