import { useQueryClient } from '@tanstack/react-query';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { useState } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { entities } from '#schemas/entities.ts';
import { contentKinds, type EntityTable, EntityTableContext } from './content-kinds.ts';
import { entryProvider } from './data-provider.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { ListScreen } from './ListScreen.tsx';

/** Lists and forms of everything that is no page, each made from its line in the table of entities. */
export default function ContentScreens({ table = entities }: { table?: EntityTable }) {
  const client = useQueryClient();
  const [store] = useState(() => memoryStore());
  return (
    <EntityTableContext value={table}>
      <CoreAdminContext dataProvider={entryProvider} queryClient={client} store={store}>
        <Routes>
          <Route path=":kind" element={<OfKind table={table} screen="list" />} />
          <Route path=":kind/:id" element={<OfKind table={table} screen="entry" />} />
          <Route path="*" element={<ToFirst table={table} />} />
        </Routes>
      </CoreAdminContext>
    </EntityTableContext>
  );
}

const ToFirst = ({ table }: { table: EntityTable }) => (
  <Navigate to={`/editor/content/${contentKinds(table)[0]}`} replace />
);

function OfKind({ table, screen }: { table: EntityTable; screen: 'list' | 'entry' }) {
  const params = useParams();
  const kinds = contentKinds(table);
  const kind = kinds.find((one) => one === params.kind);
  if (!kind) return <ToFirst table={table} />;
  if (screen === 'list') return <ListScreen key={kind} kind={kind} kinds={kinds} />;
  return <EntryScreen key={`${kind} ${params.id}`} kind={kind} id={params.id ?? ''} />;
}
