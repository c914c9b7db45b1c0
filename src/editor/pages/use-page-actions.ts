import type { BlockCatalogue } from '#registry/blocks.ts';
import { type Language, localise } from '#schemas/language.ts';
import { isSectionReference, referredSection, sectionReference } from '#schemas/section.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { blockFromText, blockToText, browserClipboard } from './model/clipboard.ts';
import { copyFor, indexOf, insertBlock, moveBlock, removeBlock } from './model/edits.ts';
import { newBlock } from './model/new-block.ts';
import { freshId, idsOf, type PageItem } from './model/stored-page.ts';
import { usePageContext, useSelection } from './page-context.tsx';
import { pageTexts } from './page-texts.ts';
import { insertCopies } from './sections/section-edits.ts';
import { sectionTexts } from './sections/section-texts.ts';
import { type SavedSection, sectionTitle } from './sections/use-sections.ts';

/** Name of a block in a language; the type if the block is unknown. */
export function blockName(
  item: Pick<PageItem, 'block'> | undefined,
  catalogue: BlockCatalogue,
  language: Language,
): string {
  const type = item?.block?.type ?? '';
  return localise(catalogue.get(type)?.palette.name, language) ?? type;
}

/** Actions on the blocks of the page; each announces its result to screen readers. */
export function usePageActions() {
  const { store, catalogue, sections } = usePageContext();
  const { selected, select } = useSelection();
  const { language, say } = useEditor();
  const t = useTranslate(pageTexts);
  const ofSection = useTranslate(sectionTexts);
  const itemOf = (key: string) => store.items().find((item) => item.key === key);
  const nameOf = (key: string) => {
    const item = itemOf(key);
    if (!isSectionReference(item?.stored)) return blockName(item, catalogue, language) || t('unknownBlock');
    const section = sections.find(({ id }) => id === referredSection(item?.stored));
    return (section && sectionTitle(section, language)) ?? ofSection('synced');
  };

  /** Index after the selected block, or the end of the page. */
  const place = () => {
    const index = selected === undefined ? -1 : indexOf(store.data(), selected);
    return index < 0 ? store.items().length : index + 1;
  };
  const insert = (index: number, block: unknown) => {
    store.change(insertBlock(store.data(), index, block));
    const key = store.items()[index]?.key;
    select(key);
    return key ? nameOf(key) : '';
  };
  return {
    nameOf,
    add: (type: string) => {
      const definition = catalogue.get(type);
      if (!definition) return;
      const block = newBlock(definition, freshId(type, idsOf(store.data())));
      say(t('added', { name: insert(place(), block) }));
    },
    /** Inserts a reference to a synced section, or copies of the blocks of another one. */
    insertSection: (section: SavedSection) => {
      const index = place();
      if (section.use === 'SYNCED')
        insert(index, sectionReference(freshId('section', idsOf(store.data())), section.id));
      else {
        store.change(insertCopies(store.data(), index, section.data));
        select(store.items()[index]?.key);
      }
      say(ofSection('inserted', { name: sectionTitle(section, language) ?? ofSection('untitled') }));
    },
    move: (key: string, by: -1 | 1) => {
      store.change(moveBlock(store.data(), key, indexOf(store.data(), key) + by));
    },
    /** Moves a block to an index, counted without it. */
    moveTo: (key: string, index: number) => store.change(moveBlock(store.data(), key, index)),
    duplicate: (key: string) => {
      const item = itemOf(key);
      if (item?.block) insert(indexOf(store.data(), key) + 1, copyFor(store.data(), item.stored));
    },
    copy: async (key: string) => {
      const item = itemOf(key);
      if (!item?.block) return;
      await browserClipboard.write(blockToText(item.stored));
      say(t('copied', { name: nameOf(key) }));
    },
    paste: async () => {
      const block = blockFromText((await browserClipboard.read()) ?? '');
      if (!block) return say(t('nothingToPaste'), 'danger');
      say(t('pasted', { name: insert(place(), copyFor(store.data(), block)) }));
    },
    remove: (key: string) => {
      const name = nameOf(key);
      const index = indexOf(store.data(), key);
      store.change(removeBlock(store.data(), key));
      const items = store.items();
      if (key === selected) select((items[index] ?? items[index - 1])?.key);
      say(t('removed', { name }));
    },
  };
}
export type PageActions = ReturnType<typeof usePageActions>;
