import type { Release } from '#schemas/editor/releases.ts';
import { useEditorQuery } from '../api.ts';
import { useEditor } from '../context.tsx';
import { PreviewDialog } from '../publishing/preview/PreviewDialog.tsx';

interface ReleasePreviewProps {
  release: Release;
  name: string;
  onClose: () => void;
}

/** The site as it will be when a release has run. It begins with the first page of the release; any page can be chosen. */
export function ReleasePreview({ release, name, onClose }: ReleasePreviewProps) {
  const { language } = useEditor();
  const { data } = useEditorQuery('listPages', {});
  const own = release.items.flatMap(({ path, title, act }) =>
    path !== undefined && act === 'publish' ? [{ path, title }] : [],
  );
  const paths = new Set(own.map(({ path }) => path));
  const all = [...own, ...(data?.pages ?? []).filter(({ path }) => !paths.has(path))];
  const pages = all.map(({ path, title }) => ({
    value: path,
    label: `${title[language] ?? Object.values(title)[0] ?? ''} ${path}`.trim(),
  }));
  return (
    <PreviewDialog
      target={{ path: own[0]?.path ?? '/', release: release.id }}
      name={name}
      pages={pages}
      drafts={[]}
      open
      onClose={onClose}
    />
  );
}
