import { ListBase } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { EntryKind } from '#schemas/entry.ts';
import { useWords } from '../texts.ts';
import { Screen } from '../ui/Screen.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { BinButton } from './BinButton.tsx';
import { useEntity } from './content-kinds.ts';
import { EntryList } from './EntryList.tsx';
import { NewButton } from './NewButton.tsx';
import { contentTexts } from './texts.ts';
import { useKindNames } from './use-kind-names.ts';

/** The list of a kind, with the other kinds beside it. */
export function ListScreen({ kind, kinds }: { kind: EntryKind; kinds: readonly EntryKind[] }) {
  const t = useWords(contentTexts);
  const navigate = useNavigate();
  const namesOf = useKindNames();
  const entity = useEntity(kind);
  return (
    <ListBase
      resource={kind}
      perPage={25}
      sort={{ field: 'order', order: 'ASC' }}
      debounce={300}
      disableAuthentication
      exporter={false}
      // Drafts are saved and published elsewhere: what was listed before may be out of date.
      queryOptions={{ staleTime: 0 }}
    >
      <Screen
        title={namesOf(kind)}
        actions={
          entity.fixed ? undefined : (
            <>
              <BinButton kind={kind} />
              <NewButton kind={kind} entity={entity} />
            </>
          )
        }
      >
        <div className="mx-auto grid max-w-7xl gap-4 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-6">
          <div className="md:hidden">
            <SelectBox
              label={t('kind')}
              value={kind}
              options={kinds.map((one) => ({ value: one, label: namesOf(one) }))}
              onChange={(next) => void navigate(`/editor/content/${next}`)}
            />
          </div>
          <div className="hidden content-start md:grid [&_nav]:grid [&_nav]:gap-0 [&_nav]:border-0 [&_a]:border-b-0 [&_a]:border-l-2 [&_a]:py-1.5 [&_a]:pl-3">
            <TabLinks
              label={t('kinds')}
              tabs={kinds.map((one) => ({ to: `/editor/content/${one}`, label: namesOf(one) }))}
            />
          </div>
          <EntryList kind={kind} entity={entity} />
        </div>
      </Screen>
    </ListBase>
  );
}
