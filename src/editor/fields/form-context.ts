import {
  type ChangeEvent,
  type ComponentType,
  type CompositionEvent,
  createContext,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import type { MediaKind } from '#schemas/editor/media.ts';
import { type Language, localise } from '#schemas/language.ts';
import type { CropPicture } from '../media/crop/crop-request.ts';
import type { FieldModel } from './field-model.ts';
import type { FieldTranslate } from './texts.ts';
import type { EditTimes } from './translation-status.ts';
import { type Path, pathName } from './value-paths.ts';

/** Values that all fields of one form share. */
export interface FormContextValue {
  /** Renders a field of any kind. In the context because lists and objects cannot import it without a cycle. */
  FieldView: ComponentType<FieldProps>;
  /** Language of the interface. */
  language: Language;
  t: FieldTranslate;
  edited: EditTimes;
  onEdited: (next: EditTimes) => void;
  /** Error messages by the path of the field. */
  errors: Readonly<Record<string, string>>;
  /** If set, each text is shown in this language only. */
  only: Language | undefined;
  onShowDifferences: ((path: Path) => void) | undefined;
  /** The items that fields of the kind `keyOf` can refer to. */
  keys: () => readonly KeyedItem[];
}

/** An item with a key, and the name that editors gave it. */
export interface KeyedItem {
  key: string;
  name: string;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const value = use(FormContext);
  if (!value) throw new Error('useForm: a field stands outside of a form; wrap it in SchemaForm');
  return value;
}

/** Props of every kind of field. */
export interface FieldProps<Field extends FieldModel = FieldModel> {
  field: Field;
  value: unknown;
  /** Receives the next value; undefined removes it. */
  onChange: (next: unknown) => void;
  path: Path;
  /** Receives a chosen file instead of `onChange`. */
  onFile?: ((file: ChosenFile) => void) | undefined;
  /** True if the label is for screen readers only, because a neighbour shows the same text. */
  hideLabel?: boolean;
}

/** Ids and ARIA attributes that connect a control to the label, help and error in `ControlFrame`. */
export function useField({ field, path }: Pick<FieldProps, 'field' | 'path'>) {
  const { language, errors } = useForm();
  const id = useId();
  const help = field.help && localise(field.help, language);
  const error = errors[pathName(path)];
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    label: localise(field.label, language),
    help,
    error,
    /** Attributes of the control. */
    described: {
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(error ? { 'aria-invalid': true as const } : {}),
    },
  };
}

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Local state of a text input. While an input method is composing, the text stays local; the composed text is committed
 * once at the end.
 */
export function useComposed(value: string, commit: (text: string) => void) {
  const composing = useRef(false);
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? value,
    onChange: ({ currentTarget }: ChangeEvent<Box>) =>
      composing.current ? setDraft(currentTarget.value) : commit(currentTarget.value),
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Box>) => {
      composing.current = false;
      setDraft(undefined);
      commit(currentTarget.value);
    },
  };
}

/** An API call as blocks store it. */
export interface Source {
  call: string;
  params: Readonly<Record<string, unknown>>;
}

/** Current data of a source. */
interface SourceSample {
  total: number;
  items: readonly { title: string; picture?: string | undefined }[];
}

/** A page that a link can point to. */
interface LinkedPage {
  path: string;
  title: Readonly<Partial<Record<Language, string>>>;
  /** True if it shows one item, which its address must name. */
  needsItem?: true | undefined;
}

/** An event that other content can refer to. */
export interface FoundEvent {
  id: string;
  title: Readonly<Partial<Record<Language, string>>>;
  /** First day, yyyy-mm-dd. */
  date?: string | undefined;
}

/** A file that the user chose in the library. */
export interface ChosenFile {
  address: string;
  /** As the library has it, with its ending. */
  name: string;
}

/** Services that forms need from the rest of the editor. Without them, media and link fields are plain URL inputs. */
export interface FieldServices {
  /** Opens the media picker. Resolves to undefined if the user cancels. */
  chooseMedia?: (kind: MediaKind | undefined) => Promise<ChosenFile | undefined>;
  cropPicture?: CropPicture;
  /** Uploads a picture to the library. `problem` is a sentence for the user. */
  addPicture?: (picture: File) => Promise<{ address: string } | { problem: string }>;
  /** Name of an uploaded file in the library; undefined if the library does not have it. */
  nameOfFile?: (address: string) => Promise<string | undefined>;
  pages?: readonly LinkedPage[];
  /** Events of the schedule whose name or id has a text in it, the latest first. */
  findEvents?: (search: string) => Promise<readonly FoundEvent[]>;
  sample?: (source: Source, language: Language) => Promise<SourceSample>;
}

export const FieldServicesContext = createContext<FieldServices>({});
