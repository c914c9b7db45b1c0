import { useListContext } from 'ra-core';
import { useState } from 'react';
import { entryStates } from '#schemas/editor/editorial.ts';
import type { Entity } from '#schemas/entities.ts';
import { localise } from '#schemas/language.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { SearchBox } from '../ui/SearchBox.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { contentTexts } from './texts.ts';

/** Stands for no choice; a facet is never called so. */
const all = '*';

/** Narrows a list down: by words, by facet where its values are known, by state. They stand in the address. */
export function ListFilters({ entity: { facet } }: { entity: Entity }) {
  const t = useWords(contentTexts);
  const { language } = useEditor();
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState<string>(filterValues.search ?? '');
  const set = (some: Record<string, string | undefined>, soon = false) => {
    const next = { ...filterValues, ...some };
    setFilters(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), undefined, soon);
  };
  const choose = (name: string) => (value: string) => set({ [name]: value === all ? undefined : value });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox
        label={t('search')}
        value={typed}
        onChange={(search) => {
          setTyped(search);
          set({ search }, true);
        }}
        className="min-w-48 flex-1"
      />
      {facet?.values && (
        <SelectBox
          label={localise(facet.names, language)}
          hideLabel
          value={filterValues.facet ?? all}
          onChange={choose('facet')}
          className="min-w-36"
          options={[
            { value: all, label: `${localise(facet.names, language)}: ${t('all')}` },
            ...facet.values.map((value) => ({
              value,
              label: localise(facet.valueNames?.[value], language) ?? value,
            })),
          ]}
        />
      )}
      <SelectBox
        label={t('state')}
        hideLabel
        value={filterValues.state ?? all}
        onChange={choose('state')}
        className="min-w-36"
        options={[
          { value: all, label: `${t('state')}: ${t('all')}` },
          ...entryStates.map((state) => ({ value: state, label: t(state) })),
        ]}
      />
    </div>
  );
}
