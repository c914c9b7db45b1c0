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
import { byKind } from '../../db/content/chunks.ts';
import { readDrafts } from '../../db/content/drafts.ts';
import { refreshListedEntries } from '../../db/content/listed-entries.ts';
import { readPublishedEntries } from '../../db/content/published-entry.ts';
import type { Tables } from '../../db/tables.ts';
import { done, type HandlersOf, signedIn } from '../handlers.ts';
import { saveDraft } from './draft-handlers.ts';
import {
  type AuditContext,
  aboutEntries,
  byLockOrder,
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
      const states = await readNext(database.read, entries);
      const files = entries.flatMap((name): XliffFile[] => {
        const entry = states.get(originalOf(name))?.entry;
        return entry ? [fileOf(entry, language)] : [];
      });
      return done({ xliff: writeXliff(files, { source: otherLanguage(language), target: language }) });
    },
    importTranslations: async ({ xliff, apply }, caller) => {
      const document = parse(xliff);
      if ('problem' in document) return done({ ...nothing(), ...document });
      const at = clock();
      const now = at.toISOString();
      if (!apply) return done((await compare(database.read, document, now)).report);
      const audit = { account: signedIn(caller), at };
      for (let attempt = 1; ; attempt += 1) {
        const compared = await compare(database.read, document, now);
        const answer = await changeDrafts(database, [], async (tx) => saveCompared(tx, compared, audit));
        // A colleague has saved or published one of the entries since they were compared.
        if (answer.ok || answer.code !== 'conflict' || attempt === mostAttempts) return answer;
      }
    },
  };
}

/** An editor saves every few seconds, and an attempt takes less than one: a conflict seldom comes twice. */
const mostAttempts = 3;

/** The state of an entry after the next publish, and the versions that it comes from. */
interface NextState {
  /** Null if the next publish removes it, or if there is none. */
  entry: Entry | null;
  /** Version of its draft, 0 without one. */
  version: number;
  /** Time of its last publish, empty if it is not published. */
  publishedAt: string;
}

/** Reads the states of entries by `originalOf`. */
async function readNext(db: Kysely<Tables>, names: readonly EntryName[]): Promise<Map<string, NextState>> {
  const states = new Map<string, NextState>();
  for (const { kind, ids } of byKind(names)) {
    const drafts = await readDrafts(db, kind, ids);
    const published = await readPublishedEntries(db, kind, ids);
    for (const id of ids) {
      const [draft, live] = [drafts.get(id), published.get(id)];
      states.set(originalOf({ kind, id }), {
        entry: draft ? draft.entry : (live?.entry ?? null),
        version: draft?.version ?? 0,
        publishedAt: live?.at ?? '',
      });
    }
  }
  return states;
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
  changed: (NextState & { entry: Entry })[];
}

/** Compares a document with the content, without changing anything. */
async function compare(db: Kysely<Tables>, { files, language }: Readable, now: string): Promise<Compared> {
  const report: ImportReport = { ...nothing(), language };
  const states = await readNext(
    db,
    files.flatMap(({ original }) => nameOf(original) ?? []),
  );
  const changed = new Map<string, NextState & { entry: Entry }>();
  for (const { original, texts } of files) {
    const stored = changed.get(original) ?? states.get(original);
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
    if (stored && entry && entry !== before) changed.set(original, { ...stored, entry });
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

/**
 * Saves the translations of a document as drafts. Refuses all of them if a colleague has saved or published one of the
 * entries meanwhile.
 */
async function saveCompared(
  tx: Kysely<Tables>,
  { report, changed }: Compared,
  audit: AuditContext,
): Promise<ImportReport> {
  const saves = changed.map((state) => ({ ...state, kind: state.entry.kind, id: state.entry.id }));
  const inOrder = saves.toSorted(byLockOrder);
  for (const save of inOrder) await saveDraft(tx, save, audit);
  await refreshListedEntries(tx, inOrder);
  if (saves.length > 0)
    await addAudit(tx, { ...audit, what: 'importTranslations', about: aboutEntries(saves) });
  return { ...report, applied: true };
}
