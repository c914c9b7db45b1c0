import { type FocusEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { translateIn } from '#i18n/i18n.ts';
import type { Entry } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { editedOf, pageKey } from '../pages/model/edited-marks.ts';
import { confirmTexts, type FirstTexts, markTexts, withMarks } from '../translations/mark-texts.ts';
import { type TranslationState, translationState } from '../translations/text-units.ts';
import { formOfEntry } from './entry-model.ts';
import type { EntryPart } from './entry-parts.ts';
import { FieldView } from './FieldView.tsx';
import { FormContext, type FormContextValue } from './form-context.ts';
import { OutdatedBadge, outdatedAction } from './LocalisedTextField.tsx';
import { fieldTexts } from './texts.ts';
import { fieldMark, pathName } from './value-paths.ts';

interface EntryFormProps {
  entry: Entry;
  onChange: (next: Entry) => void;
  /** Language of the interface. */
  language: Language;
  /** Error messages by the path of the part: `texts.title`, `texts.zh-CN.data.attachments.0.name`, `data.coverImg`. */
  errors?: Readonly<Record<string, string>>;
  /** Paths of parts that are edited elsewhere. */
  without?: readonly string[];
}

const nothing = {};

/** The form of an entry of any kind, derived from its schema and the entity table. */
export function EntryForm({ entry, onChange, language, errors = nothing, without = [] }: EntryFormProps) {
  const { kind, id } = entry;
  const parts = useMemo(() => formOfEntry({ kind, id }), [kind, id]);
  const change = useChange(entry, onChange);
  const behind = useMemo(
    () => ({ 'zh-CN': translationState(entry, 'zh-CN'), 'en-US': translationState(entry, 'en-US') }),
    [entry],
  );
  const form = useMemo(
    (): Omit<FormContextValue, 'only'> => ({
      FieldView,
      language,
      t: translateIn(fieldTexts, language),
      edited: editedOf(entry.data, pageKey),
      onEdited: (marks) => change((now) => withMarks(now, pageKey, marks)),
      errors,
      onShowDifferences: undefined,
      // No kind of entry refers to keys.
      keys: () => [],
    }),
    [language, errors, entry.data, change],
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      {parts
        .filter(({ path }) => !without.includes(pathName(path)))
        .map((part) => (
          <PartView
            key={pathName(part.path)}
            part={part}
            entry={entry}
            change={change}
            form={form}
            behind={part.language && behind[part.language]}
          />
        ))}
    </div>
  );
}

type Change = (step: (now: Entry) => Entry) => void;

/** Applies changes on top of each other: a form reports a text and its edit time separately. */
function useChange(entry: Entry, onChange: (next: Entry) => void): Change {
  const latest = useRef({ entry, onChange });
  useLayoutEffect(() => {
    latest.current = { entry, onChange };
  });
  return useMemo(
    () => (step) => {
      const next = step(latest.current.entry);
      latest.current.entry = next;
      latest.current.onChange(next);
    },
    [],
  );
}

interface PartViewProps {
  entry: Entry;
  part: EntryPart;
  change: Change;
  form: Omit<FormContextValue, 'only'>;
  /** What the language of the part lacks; undefined for a part of both languages. */
  behind: TranslationState | undefined;
}

function PartView({ part, entry, change, form, behind }: PartViewProps) {
  const { field, path, language, read, write } = part;
  const older = behind?.older.filter((text) => text.path[1] === field.key) ?? [];
  const marks = useLanguageMarks(part, older.length > 0);
  return (
    <FormContext value={{ ...form, only: language }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it notes where the focus of its fields comes from. */}
      <div
        className={older.length > 0 ? 'grid gap-1.5 rounded bg-warning-surface p-3' : 'contents'}
        onFocus={marks.onFocus}
        {...{ [fieldMark]: pathName(path) }}
      >
        <FieldView
          field={field}
          value={read(entry)}
          onChange={(next) => change((now) => marks.mark(now, write(now, next)))}
          path={path}
        />
        {language && older.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-4 text-badge text-warning">
            <OutdatedBadge language={language} />
            <button
              type="button"
              className={outdatedAction}
              onClick={() => change((now) => confirmTexts(now, older))}
            >
              {form.t(language === 'zh-CN' ? 'noChange.zh' : 'noChange.en')}
            </button>
          </p>
        )}
      </div>
    </FormContext>
  );
}

/** Notes when the texts of a part with one language are edited, as localised texts do themselves. */
function useLanguageMarks({ language }: EntryPart, isOlder: boolean) {
  // Entering an outdated part starts a translation, which ends when the user enters it again.
  const translating = useRef(false);
  const first = useRef<FirstTexts>(new Map());
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) translating.current = isOlder;
    },
    mark: (before: Entry, after: Entry): Entry =>
      language
        ? markTexts(before, after, {
            language,
            isTranslating: translating.current,
            first: first.current,
            now: new Date().toISOString(),
          })
        : after,
  };
}
