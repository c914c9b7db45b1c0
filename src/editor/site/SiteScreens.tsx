import { Link, Route, Routes, useParams } from 'react-router-dom';
import type { EntryName, ListedEntry } from '#schemas/editor/editorial.ts';
import { configEntities, entities } from '#schemas/entities.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages, localise } from '#schemas/language.ts';
import { useEditorQuery } from '../api.ts';
import { EntityTableContext, siteKinds } from '../content/content-kinds.ts';
import { EntryScreen } from '../content/EntryScreen.tsx';
import { contentTexts } from '../content/texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { formOfEntry } from '../fields/entry-model.ts';
import type { EntryPart } from '../fields/entry-parts.ts';
import type { FieldModel } from '../fields/field-model.ts';
import { Thumb } from '../fields/MediaBox.tsx';
import { fileOfItem, pictureIn, summaryOf } from '../fields/summary.ts';
import { pathName, readAt } from '../fields/value-paths.ts';
import { ListMemory } from '../list/list-memory.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { Badge } from '../ui/Badge.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { type SiteTextKey, siteTexts } from './texts.ts';

/** The contents that every page uses, on one screen, and their forms. */
export default function SiteScreens() {
  return (
    <EntityTableContext value={entities}>
      <ListMemory>
        <Routes>
          <Route index element={<SiteScreen />} />
          <Route path=":kind/:id" element={<SiteEntry />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </ListMemory>
    </EntityTableContext>
  );
}

function SiteEntry() {
  const params = useParams();
  const kind = siteKinds(entities).find((one) => one === params.kind);
  if (!kind) return <NotFound />;
  return <EntryScreen key={`${kind} ${params.id}`} kind={kind} id={params.id ?? ''} />;
}

/** A row of the screen: some fields of one entry. */
interface SiteRow {
  text: SiteTextKey;
  help?: SiteTextKey;
  kind: 'footer' | 'config';
  /** Key of a config. There is one footer, of any id. */
  id?: string;
  /** Keys of its fields in the entry's form; all if absent. */
  fields?: readonly string[];
}

const contact = { kind: 'config', id: 'official.contactUs.config' } as const;

/** The sections in the order in which visitors meet them. */
const sections: readonly { text: SiteTextKey; rows: readonly SiteRow[] }[] = [
  {
    text: 'logos',
    rows: [
      { text: 'headerLogo', kind: 'config', id: 'official.header.logo' },
      { text: 'footerLogo', kind: 'footer', fields: ['companyLogo'] },
    ],
  },
  {
    text: 'contact',
    rows: [
      { text: 'hotline', help: 'hotlineHelp', ...contact, fields: ['bannerVipLine'] },
      { text: 'contacts', ...contact, fields: ['list'] },
      { text: 'position', ...contact, fields: ['geographicPosition'] },
    ],
  },
  {
    text: 'footer',
    rows: [
      { text: 'company', kind: 'footer', fields: ['companyName', 'companyEnName', 'particularYear'] },
      { text: 'filings', kind: 'footer', fields: ['icp', 'publicSecurityFilingNumber'] },
      {
        text: 'codes',
        kind: 'footer',
        fields: ['officialAccount', 'microBlog', 'miniProgram', 'mediaMatrix', 'supplementaryVos'],
      },
      { text: 'links', kind: 'footer', fields: ['serviceContent'] },
    ],
  },
  {
    text: 'further',
    rows: [
      { text: 'tour', kind: 'config', id: 'official.vr.config', fields: ['headTitle', 'assistImage'] },
      {
        text: 'profile',
        kind: 'config',
        id: 'official.companyProfile.config',
        fields: ['venueName', 'venueImage'],
      },
    ],
  },
];

const ownRows = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));

/** Configs without a row above; each is shown by its name. */
const otherConfigs = Object.entries(configEntities).filter(([id]) => !ownRows.has(id));

const heading = 'border-b border-ink pb-2 text-xs font-medium';

function SiteScreen() {
  const t = useTranslate(siteTexts);
  const { language } = useEditor();
  const ofKind = (kind: SiteRow['kind']) => ({ kind, whole: true, pageSize: 100 });
  const footer = useEditorQuery('listEntries', ofKind('footer'), { alwaysFresh: true });
  const configs = useEditorQuery('listEntries', ofKind('config'), { alwaysFresh: true });
  return (
    <Screen title={t('title')}>
      <div className="mx-auto grid max-w-4xl gap-8">
        <p className="text-cap text-ink-2">{t('intro')}</p>
        <QueryBoundary query={footer}>
          {({ items: footers }) => (
            <QueryBoundary query={configs}>
              {({ items }) =>
                sections.map(({ text, rows }) => (
                  <section key={text} aria-labelledby={`site-${text}`}>
                    <h2 id={`site-${text}`} className={heading}>
                      {t(text)}
                    </h2>
                    <ul>
                      {rows.map((row) => (
                        <Row
                          key={row.text}
                          row={row}
                          name={t(row.text)}
                          item={row.kind === 'footer' ? footers[0] : items.find(({ id }) => id === row.id)}
                        />
                      ))}
                      {text === 'further' &&
                        otherConfigs.map(([id, { names }]) => (
                          <Row
                            key={id}
                            row={{ kind: 'config', id }}
                            name={localise(names, language)}
                            item={items.find((one) => one.id === id)}
                          />
                        ))}
                    </ul>
                  </section>
                ))
              }
            </QueryBoundary>
          )}
        </QueryBoundary>
        <Clock />
      </div>
    </Screen>
  );
}

interface RowProps {
  row: Omit<SiteRow, 'text'>;
  name: string;
  item: ListedEntry | undefined;
}

/** What a row shows, and the link to its field. */
function Row({ row, name, item }: RowProps) {
  const t = useTranslate(siteTexts);
  const ofContent = useTranslate(contentTexts);
  const entry = item?.entry;
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[12rem_minmax(0,1fr)_auto] md:items-center">
      <span className="text-xs font-medium">
        {name}
        {row.help && <span className="block text-badge font-regular text-ink-3">{t(row.help)}</span>}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2 text-xs text-ink-2">
        {entry ? <Values entry={entry} fields={row.fields} /> : t('missing')}
        {item && item.state !== 'published' && <Badge tone="info">{ofContent(item.state)}</Badge>}
      </span>
      <Link
        to={urlOf(row, item)}
        aria-label={t('editRow', { name })}
        className="w-fit rounded py-2 text-xs text-teal underline-offset-4 hover:underline"
      >
        {t('edit')}
      </Link>
    </li>
  );
}

/** URL of a row's entry, with its first field to go to. */
function urlOf(
  { kind, id = '', fields: [first] = [] }: RowProps['row'],
  item: ListedEntry | undefined,
): string {
  const name: EntryName = { kind, id: item?.id ?? id };
  // A config that the site does not have yet is made by its first change.
  if (!item && kind === 'config') return `${entryUrl(name)}?new`;
  const part = formOfEntry(name).find(({ field }) => field.key === first);
  const query = part ? `?${new URLSearchParams({ field: pathName(part.path) })}` : '';
  return `${entryUrl(name)}${query}`;
}

/** The values of some fields: pictures, and texts in each language that has its own. */
function Values({ entry, fields }: { entry: Entry; fields: readonly string[] | undefined }) {
  const t = useTranslate(siteTexts);
  const { language } = useEditor();
  const parts = formOfEntry(entry).filter(({ field }) => !fields || fields.includes(field.key));
  const shown = languages.map((one) => ({
    language: one,
    pictures: picturesOf(parts, entry, one),
    text: textOf(parts, entry, one),
  }));
  const [first, second] = shown;
  const areAlike = first?.text === second?.text && first?.pictures.join() === second?.pictures.join();
  const filled = (areAlike ? shown.filter((one) => one.language === language) : shown).filter(
    ({ text, pictures }) => text !== '' || pictures.length > 0,
  );
  if (filled.length === 0) return <span className="text-ink-3">{t('empty')}</span>;
  return filled.map((one) => (
    <span key={one.language} lang={one.language} className="flex min-w-0 items-baseline gap-2">
      {!areAlike && (
        <span aria-hidden="true" className="w-5 flex-none text-badge text-ink-3">
          {one.language === 'zh-CN' ? '中' : 'EN'}
        </span>
      )}
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        {one.pictures.slice(0, 5).map((address) => (
          <span key={address} className="h-10 w-16 overflow-hidden rounded bg-mist">
            <Thumb address={address} />
          </span>
        ))}
        {one.text !== '' && <span className="line-clamp-2 wrap-anywhere">{one.text}</span>}
      </span>
    </span>
  ));
}

const partsIn = (parts: readonly EntryPart[], language: Language) =>
  parts.filter((part) => part.language === undefined || part.language === language);

/** The items of a list, or the value itself. */
function itemsOf(field: FieldModel, value: unknown): [field: FieldModel, value: unknown][] {
  if (field.kind !== 'list') return [[field, value]];
  return Array.isArray(value) ? value.map((item) => [field.item, item]) : [];
}

const itemsIn = (parts: readonly EntryPart[], entry: Entry, language: Language) =>
  partsIn(parts, language).flatMap(({ field, read }) => itemsOf(field, read(entry)));

/** Pictures of the items without a text: an icon beside a text tells nothing. */
const picturesOf = (parts: readonly EntryPart[], entry: Entry, language: Language): string[] => [
  ...new Set(
    itemsIn(parts, entry, language)
      .filter(([field, value]) => textIn(field, value, language) === '')
      .flatMap(([field, value]) => pictureIn(field, value) ?? []),
  ),
];

const textOf = (parts: readonly EntryPart[], entry: Entry, language: Language): string =>
  itemsIn(parts, entry, language)
    .map(([field, value]) => textIn(field, value, language))
    .filter(Boolean)
    .join(' · ');

/** A short text of a value. Numbers tell something here, such as a position. */
function textIn(field: FieldModel, value: unknown, language: Language): string {
  if (field.kind === 'object' && field.fields.every(({ kind }) => kind === 'number'))
    return field.fields
      .map(({ key }) => readAt(value, [key]))
      .filter((one) => one !== undefined)
      .join(', ');
  if (fileOfItem(field, value, language) !== undefined) return '';
  return summaryOf(field, value, language).replaceAll(' · ', ' ');
}

/** The site's time zone by its name, with the time there. */
function Clock() {
  const t = useTranslate(siteTexts);
  const { language, timeZone } = useEditor();
  const zoneName = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const time = new Intl.DateTimeFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const zone = `${zoneName('long')} (${zoneName('shortOffset')})`;
  return (
    <section aria-labelledby="site-time">
      <h2 id="site-time" className={heading}>
        {t('time')}
      </h2>
      <p className="grid gap-x-6 gap-y-1 py-3 text-xs md:grid-cols-[12rem_minmax(0,1fr)]">
        <span className="font-medium">{t('timeZone')}</span>
        <span className="tnum text-ink-2">
          {t('now', { zone, time: time.format() })}
          <span className="block text-badge text-ink-3">{t('zoneHelp')}</span>
        </span>
      </p>
    </section>
  );
}
