import { createContext } from 'react';
import type { MediaKind } from '#schemas/editor/media.ts';
import type { Language } from '#schemas/language.ts';

/** An API call as blocks store it. */
export interface Source {
  call: string;
  params: Readonly<Record<string, unknown>>;
}

/** Current data of a source. */
export interface SourceSample {
  total: number;
  items: readonly { title: string; picture?: string | undefined }[];
}

/** A page that a link can point to. */
export interface LinkedPage {
  path: string;
  title: Readonly<Partial<Record<Language, string>>>;
}

/** Services that forms need from the rest of the editor. Without them, media and link fields are plain URL inputs. */
export interface FieldServices {
  /** Opens the media picker. Resolves to undefined if the user cancels. */
  chooseMedia?: (kind: MediaKind | undefined) => Promise<string | undefined>;
  pages?: readonly LinkedPage[];
  sample?: (source: Source, language: Language) => Promise<SourceSample>;
}

export const FieldServicesContext = createContext<FieldServices>({});
