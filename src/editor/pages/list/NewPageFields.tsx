import { addressTexts } from '../../menu-tree/address-texts.ts';
import { flatten, type MenuTree, namesOf } from '../../menu-tree/menu-tree.ts';
import { pathBelow, pathPart } from '../../menu-tree/suggested-path.ts';
import { useWords } from '../../texts.ts';
import { CheckboxRow } from '../../ui/CheckboxRow.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { TextBox } from '../../ui/TextBox.tsx';
import type { NewPage, newPathProblem } from './new-page.ts';
import { pagesTexts } from './texts.ts';

interface NewPageFieldsProps {
  page: NewPage;
  onChange: (page: NewPage) => void;
  tree: MenuTree;
  wrong: ReturnType<typeof newPathProblem>;
}

/** Value of the first level in the list of parents. */
const firstLevel = '/';

/** Names, path and parent of a new page; the path is derived from the English name until it is edited. */
export function NewPageFields({ page, onChange, tree, wrong }: NewPageFieldsProps) {
  const t = useWords(pagesTexts);
  const pathIs = useWords(addressTexts);
  const why = wrong && (wrong === 'takenPage' ? t('takenPage') : pathIs(wrong));
  const change = (part: Partial<NewPage>) => onChange(withSuggestedPath(tree, page, { ...page, ...part }));
  const parents = flatten(tree).map(({ id, entry }) => ({ value: id, label: namesOf(entry).zh || id }));
  return (
    <>
      <TextBox
        label={t('nameZh')}
        value={page.zh}
        onChange={(zh) => change({ zh })}
        maxLength={80}
        isRequired
      />
      <TextBox label={t('nameEn')} value={page.en} onChange={(en) => change({ en })} maxLength={80} />
      <TextBox
        label={t('path')}
        hint={t('pathHint')}
        value={page.path}
        onChange={(path) => change({ path })}
        error={page.path === '' ? undefined : why}
        isRequired
      />
      <CheckboxRow
        checked={page.parent !== undefined}
        onChange={(on) => change({ parent: on ? '' : undefined })}
      >
        {t('inMenu')}
      </CheckboxRow>
      {page.parent !== undefined && (
        <SelectBox
          label={t('parent')}
          value={page.parent || firstLevel}
          options={[{ value: firstLevel, label: t('firstLevel') }, ...parents]}
          onChange={(parent) => change({ parent: parent === firstLevel ? '' : parent })}
        />
      )}
    </>
  );
}

const suggested = (tree: MenuTree, { parent, en }: NewPage): string =>
  pathBelow(tree, parent || undefined, pathPart(en));

function withSuggestedPath(tree: MenuTree, now: NewPage, next: NewPage): NewPage {
  const follows = next.path === now.path && (now.path === '' || now.path === suggested(tree, now));
  return follows && pathPart(next.en) !== '' ? { ...next, path: suggested(tree, next) } : next;
}
