import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { entities } from '#schemas/entities.ts';
import { entryUrl, sitePath } from '../entry-url.ts';
import { ListMemory, useListUrl } from '../list/list-memory.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import {
  contentKinds,
  contentPath,
  type EntityTable,
  EntityTableContext,
  siteKinds,
  useContentKinds,
} from './content-kinds.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { ListScreen } from './ListScreen.tsx';

/** Lists and forms of all content except pages and the menu, each derived from its line in the table of entities. */
export default function ContentScreens({ table = entities }: { table?: EntityTable }) {
  return (
    <EntityTableContext value={table}>
      <ListMemory>
        <Routes>
          <Route index element={<ToFirst table={table} />} />
          <Route path=":kind" element={<OfKind table={table} screen="list" />} />
          <Route path=":kind/:id" element={<OfKind table={table} screen="entry" />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </ListMemory>
    </EntityTableContext>
  );
}

function ToFirst({ table }: { table: EntityTable }) {
  const urlOf = useListUrl();
  const [first] = useContentKinds(table);
  return first && <Navigate to={urlOf(contentPath(first))} replace />;
}

function OfKind({ table, screen }: { table: EntityTable; screen: 'list' | 'entry' }) {
  const params = useParams();
  const kinds = useContentKinds(table);
  const kind = kinds.find((one) => one === params.kind);
  // Bookmarks from before these kinds had a screen of their own.
  const moved = siteKinds(table).find((one) => one === params.kind);
  if (moved) return <Navigate to={params.id ? entryUrl({ kind: moved, id: params.id }) : sitePath} replace />;
  // The limits of an account leave out kinds that have a screen.
  if (!kind)
    return contentKinds(table).some((one) => one === params.kind) ? <ToFirst table={table} /> : <NotFound />;
  if (screen === 'list') return <ListScreen key={kind} kind={kind} kinds={kinds} />;
  return <EntryScreen key={`${kind} ${params.id}`} kind={kind} id={params.id ?? ''} />;
}
