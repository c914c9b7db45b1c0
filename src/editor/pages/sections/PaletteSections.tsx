import { useId } from 'react';
import { useEditor, useTranslate } from '../../context.tsx';
import { EditorIcon } from '../../ui/EditorIcon.tsx';
import { usePageContext } from '../page-context.tsx';
import { usePageActions } from '../use-page-actions.ts';
import { sectionTexts } from './section-texts.ts';
import { sectionTitle } from './use-sections.ts';

/** The saved sections in the palette; pressing one inserts it after the selected block. */
export function PaletteSections({ search }: { search: string }) {
  const t = useTranslate(sectionTexts);
  const { language } = useEditor();
  const { sections, kind } = usePageContext();
  const { insertSection } = usePageActions();
  const id = useId();
  const found = sections.filter(
    ({ use, state, title }) =>
      use !== 'TEMPLATE' &&
      state !== 'removal' &&
      // A synced section cannot contain another one.
      (use !== 'SYNCED' || kind === 'page') &&
      Object.values(title).some((text) => text.toLowerCase().includes(search.trim().toLowerCase())),
  );
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id} className="max-md:flex-none">
      <h2 id={id} className="mt-4 mb-2 text-cap leading-normal font-regular text-ink-2 max-md:mt-0">
        {t('saved')}
      </h2>
      <ul className="grid gap-2">
        {found.map((section) => {
          const name = sectionTitle(section, language) ?? t('untitled');
          return (
            <li key={section.id}>
              <button
                type="button"
                aria-label={t(section.use === 'SYNCED' ? 'insertSynced' : 'insertCopied', { name })}
                onClick={() => insertSection(section)}
                className="flex w-full items-center gap-2 rounded border border-line bg-white p-2 text-left text-cap leading-tight hover:border-teal"
              >
                <EditorIcon name={section.use === 'SYNCED' ? 'sync' : 'copy'} />
                <span className="min-w-0 flex-1">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
