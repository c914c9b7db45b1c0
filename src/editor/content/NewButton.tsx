import { useListContext } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { localise } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor } from '../context.tsx';
import { newId } from '../new-id.ts';
import { useWords } from '../texts.ts';
import { contentTexts } from './texts.ts';

/** Opens the form of a new entry, in the facet that the list shows. */
export function NewButton({ kind, entity }: { kind: EntryKind; entity: Entity }) {
  const t = useWords(contentTexts);
  const { language } = useEditor();
  const navigate = useNavigate();
  const { filterValues } = useListContext();
  const open = () => {
    const params = new URLSearchParams({ new: '' });
    if (typeof filterValues.facet === 'string') params.set('facet', filterValues.facet);
    void navigate(`/editor/content/${kind}/${newId(kind)}?${params}`);
  };
  return (
    <Button small onClick={open}>
      {t('createOne', { what: localise(entity.one, language) })}
    </Button>
  );
}
