import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pathName } from '#editor/fields/value-paths.ts';
import { confirmTexts } from '#editor/translations/mark-texts.ts';
import { type TextUnit, textIn, textUnits, translationState } from '#editor/translations/text-units.ts';
import { writeTranslation } from '#editor/translations/write-unit.ts';
import { inlineOf, isBalanced, textOfInline } from '#editor/translations/xliff/inline.ts';
import {
  type ReadDocument,
  type ReadText,
  readXliff,
  XliffError,
} from '#editor/translations/xliff/read-xliff.ts';
import { writeXliff, type XliffFile } from '#editor/translations/xliff/write-xliff.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import {
  type ImportOutcome,
  type ImportProblem,
  type ImportReport,
  importOutcomes,
  type translationCalls,
} from '#schemas/editor/translations.ts';
import { type Entry, entryKinds } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { type Language, languages, otherLanguage } from '#schemas/language.ts';
import { addAudit } from '../../db/audit.ts';
import { readDraft } from '../../db/content/drafts.ts';
import { refreshListedEntries } from '../../db/content/listed-entries.ts';
import { readPublishedEntry } from '../../db/content/published-entry.ts';
import type { Tables } from '../../db/tables.ts';
import { done, type HandlersOf, signedIn } from '../handlers.ts';
import { saveDraft } from './draft-handlers.ts';
import {
  type AuditContext,
  aboutEntries,
  changeDrafts,
  type DraftDependencies,
} from './draft-transaction.ts';

/** Exports texts for a translation office, and imports its translations. */
export function xliffHandlers({
  database,
  clock,
}: DraftDependencies): Pick<
  HandlersOf<typeof translationCalls>,
  'exportTranslations' | 'importTranslations'
> {
  return {
    exportTranslations: async ({ language, entries }) => {
      const files: XliffFile[] = [];
      for (const name of entries) {
        const { entry } = await readNext(database.read, name);
        if (entry) files.push(fileOf(entry, language));
      }
      return done({ xliff: writeXliff(files, { source: otherLanguage(language), target: language }) });
    },
    importTranslations: async ({ xliff, apply }, caller) => {
      const document = parse(xliff);
      if ('problem' in document) return done({ ...nothing(), ...document });
      if (!apply) return done((await compare(database.read, document)).report);
      const audit = { account: signedIn(caller), at: clock() };
      return changeDrafts(database, [], async (tx) => importDocument(tx, document, audit));
    },
  };
}

/** The state of an entry after the next publish; null if it will be removed. */
async function readNext(db: Kysely<Tables>, name: EntryName) {
  const draft = await readDraft(db, name);
  const entry = draft ? draft.entry : ((await readPublishedEntry(db, name))?.entry ?? null);
  return { entry, version: draft?.version ?? 0 };
}

const originalOf = ({ kind, id }: EntryName): string => `${kind} ${id}`;

function nameOf(original: string): EntryName | undefined {
  const [first = ''] = original.split(' ');
  const kind = entryKinds.find((one) => one === first);
  const id = original.slice(first.length + 1);
  return kind && id !== '' ? { kind, id } : undefined;
}

const unitName = ({ block, path }: TextUnit): string =>
  block === '' ? pathName(path) : `${block}/${pathName(path)}`;

const fingerprintOf = (text: string): string => hash('sha256', text).slice(0, 16);

function fileOf(entry: Entry, language: Language): XliffFile {
  const { missing, older } = translationState(entry, language);
  const namesOf = (texts: readonly TextUnit[]) => new Set(texts.map(unitName));
  const [isMissing, isOlder] = [namesOf(missing), namesOf(older)];
  return {
    original: originalOf(entry),
    title: titleOf(entry, otherLanguage(language)) ?? titleOf(entry, language) ?? entry.id,
    texts: textUnits(entry)
      .filter((unit) => textIn(unit, otherLanguage(language)).trim() !== '')
      .map((unit) => {
        const name = unitName(unit);
        const target = textIn(unit, language);
        return {
          ...{ name, isRich: unit.isRich, source: textIn(unit, otherLanguage(language)), target },
          state: isMissing.has(name) ? 'missing' : isOlder.has(name) ? 'older' : 'final',
          fingerprint: fingerprintOf(target),
        };
      }),
  };
}

type Readable = ReadDocument & { language: Language };

/** Why a document is refused as a whole. */
interface Refused {
  problem: ImportProblem;
  line?: number;
}

function parse(xliff: string): Readable | Refused {
  try {
    const document = readXliff(xliff);
    const language = languages.find((one) => one === document.target);
    if (!language || document.source !== otherLanguage(language)) return { problem: 'languages' };
    return { ...document, language };
  } catch (error) {
    if (!(error instanceof XliffError)) throw error;
    const { problem, line } = error;
    return { problem, ...(line === undefined ? {} : { line }) };
  }
}

/** Most texts in a report. */
const mostTexts = 500;

const nothing = (): ImportReport => ({
  applied: false,
  counts: Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0])) as ImportReport['counts'],
  texts: [],
});

interface Compared {
  report: ImportReport;
  /** The entries that the file changes. */
  changed: { entry: Entry; version: number }[];
}

/** Compares a document with the content, without changing anything. */
async function compare(db: Kysely<Tables>, { files, language }: Readable, now = ''): Promise<Compared> {
  const report: ImportReport = { ...nothing(), language };
  const changed = new Map<string, { entry: Entry; version: number }>();
  for (const { original, texts } of files) {
    const name = nameOf(original);
    const stored = name && (changed.get(original) ?? (await readNext(db, name)));
    let entry = stored?.entry ?? undefined;
    const before = entry;
    const known = before && knownTexts(before, language);
    for (const text of texts) {
      const found: Found = known ? outcomeOf(known, text, language) : { outcome: 'noEntry', ...empty };
      report.counts[found.outcome] = (report.counts[found.outcome] ?? 0) + 1;
      if (found.outcome !== 'unchanged' && report.texts.length < mostTexts)
        report.texts.push({
          entry: original,
          title: before ? titlesOf(before) : {},
          ...{ name: text.name, outcome: found.outcome, before: found.before, after: found.after },
        });
      if (!entry || !found.unit) continue;
      if (found.outcome === 'translated')
        entry = writeTranslation(entry, found.unit, { language, text: found.after, now });
      if (found.outcome === 'confirmed') entry = confirmTexts(entry, [found.unit]);
    }
    if (stored && entry && entry !== before) changed.set(original, { entry, version: stored.version });
  }
  return { report, changed: [...changed.values()] };
}

const titlesOf = (entry: Entry): ImportReport['texts'][number]['title'] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const title = titleOf(entry, language);
      return title === undefined ? [] : [[language, title]];
    }),
  );

/** The texts of an entry before an import. */
interface KnownTexts {
  units: ReadonlyMap<string, TextUnit>;
  /** Names of those that are older. */
  older: ReadonlySet<string>;
}

const knownTexts = (entry: Entry, language: Language): KnownTexts => ({
  units: new Map(textUnits(entry).map((unit) => [unitName(unit), unit])),
  older: new Set(translationState(entry, language).older.map(unitName)),
});

interface Found {
  outcome: ImportOutcome;
  unit?: TextUnit;
  before: string;
  after: string;
}

const empty = { before: '', after: '' };

function outcomeOf({ units, older }: KnownTexts, text: ReadText, language: Language): Found {
  const unit = units.get(text.name);
  if (!unit) return { outcome: 'noText', ...empty };
  const { isRich } = unit;
  const [source, before] = [textIn(unit, otherLanguage(language)), textIn(unit, language)];
  const after = text.target === undefined ? before : textOfInline(text.target, isRich);
  const found = (outcome: ImportOutcome): Found => ({ outcome, unit, before, after });
  if (after === before || after.trim() === '') {
    const isSame = textOfInline(text.source, isRich) === source;
    return found(older.has(text.name) && isSame && text.isTranslated ? 'confirmed' : 'unchanged');
  }
  if (textOfInline(text.source, isRich) !== source) return found('sourceChanged');
  if (text.fingerprint !== undefined && text.fingerprint !== fingerprintOf(before))
    return found('targetChanged');
  if (text.hasUnknownCode || !hasProperCodes(text, unit)) return found('brokenCodes');
  return found('translated');
}

/** Whether the codes of a translation are those of the text, and their tags open and close in order. */
function hasProperCodes({ target = [] }: ReadText, { isRich, texts }: TextUnit): boolean {
  const own = new Set(
    [texts.zh, texts.en]
      .flatMap((text) => inlineOf(text, isRich))
      .flatMap((part) => ('code' in part ? [part.code] : [])),
  );
  return target.every((part) => !('code' in part) || own.has(part.code)) && isBalanced(target);
}

/** Saves what a document changes as drafts. */
async function importDocument(
  tx: Kysely<Tables>,
  document: Readable,
  audit: AuditContext,
): Promise<ImportReport> {
  const { report, changed } = await compare(tx, document, audit.at.toISOString());
  for (const { entry, version } of changed)
    await saveDraft(tx, { kind: entry.kind, id: entry.id, version, entry }, audit);
  const names = changed.map(({ entry: { kind, id } }) => ({ kind, id }));
  await refreshListedEntries(tx, names);
  if (names.length > 0)
    await addAudit(tx, { ...audit, what: 'importTranslations', about: aboutEntries(names) });
  return { ...report, applied: true };
}
