import type { ReactNode } from 'react';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import type { Language } from '#schemas/language.ts';
import { languages } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import { MemoryRouter } from '../ui/MemoryRouter.tsx';

const translations = createTranslations();

/** Selects a text by language: `say('会展', 'Fairs')`. */
export type Say = (zh: string, en: string) => string;

interface BilingualProps {
  /** Path of the page, if the story depends on it. */
  path?: string;
  children: (say: Say, language: Language) => ReactNode;
}

/** A story in both languages, one below the other. */
export const Bilingual = ({ path = '/', children }: BilingualProps) =>
  languages.map((language) => (
    <div key={language} lang={language} className="mb-16 border-b border-line pb-16">
      <TextsProvider value={{ language, t: translations[language] }}>
        <MemoryRouter address={path}>
          {children((zh, en) => (language === 'zh-CN' ? zh : en), language)}
        </MemoryRouter>
      </TextsProvider>
    </div>
  ));

/** A demo picture. Stories show the default cover if the pictures are not served. */
export const demoPicture = (name: string, alt = ''): Picture => ({
  src: `/media/${name}.jpg`,
  alt,
  width: 1600,
  height: 1000,
  widths: [480, 960, 1600],
  tint: '#a9b6ba',
});

/** The states of a block's data without content. */
export const noData = {
  loading: { state: 'loading' },
  missing: { state: 'missing' },
  failed: { state: 'failed', retry: () => {} },
} as const;
