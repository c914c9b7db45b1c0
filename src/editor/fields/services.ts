import { createContext } from 'react';
import type { MediaKind } from '#schemas/editor/media.ts';
import type { Language } from '#schemas/language.ts';

/** A call of the contract as blocks hold it. */
export interface Source {
  call: string;
  params: Readonly<Record<string, unknown>>;
}

/** What a source holds now. */
export interface SourceSample {
  total: number;
  items: readonly { title: string; picture?: string | undefined }[];
}

/** A page that links may lead to. */
export interface LinkedPage {
  path: string;
  title: Readonly<Partial<Record<Language, string>>>;
}

/** What forms ask of the rest of the editor; without it their fields are plain addresses. */
export interface FieldServices {
  /** Lets the editor choose a file of the library; undefined when nothing was chosen. */
  chooseMedia?: (kind: MediaKind | undefined) => Promise<string | undefined>;
  pages?: readonly LinkedPage[];
  sample?: (source: Source, language: Language) => Promise<SourceSample>;
}

export const FieldServicesContext = createContext<FieldServices>({});
