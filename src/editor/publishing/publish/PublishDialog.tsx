import { useQuery } from '@tanstack/react-query';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { EditorError } from '../../api.ts';
import { useMay, useTranslate } from '../../context.tsx';
import { useDraftStore } from '../../drafts/use-draft-store.ts';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { PublishForm } from './PublishForm.tsx';
import { publishTexts } from './publish-texts.ts';
import { type Publishables, readPublishables } from './read-publishables.ts';

interface PublishDialogProps {
  /** Drafts to publish. Companion drafts are added automatically; entries without a draft are ignored. */
  drafts: readonly EntryName[];
  /** True if these are all changes of a screen, not what the user chose: changes of colleagues are not ticked then. */
  offered?: boolean;
  open: boolean;
  onClose: () => void;
  /** Called after publishing. Lists and open drafts are already refreshed. */
  onPublished?: () => void;
}

/**
 * Shows the pending changes, their languages and companion drafts, with the publish button or, for editors who cannot
 * publish, how to request a review.
 */
export function PublishDialog({ open, ...rest }: PublishDialogProps) {
  const t = useTranslate(publishTexts);
  const mayPublish = useMay('publisher');
  if (!open) return null;
  return (
    <DialogBox title={t(mayPublish ? 'title' : 'titleReview')} open={open} onClose={rest.onClose} size="wide">
      <PublishContent {...rest} />
    </DialogBox>
  );
}

function PublishContent({ drafts, offered = false, onClose, onPublished }: Omit<PublishDialogProps, 'open'>) {
  const t = useTranslate(publishTexts);
  const store = useDraftStore();
  const query = useQuery<Publishables & { saved: boolean }, EditorError>({
    queryKey: ['publishables', drafts],
    queryFn: async () => ({
      saved: await store.settle(drafts),
      ...(await readPublishables(drafts)),
    }),
    // No refetch: the dialog publishes exactly what it shows.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryBoundary query={query}>
      {({ saved, main, companions }) => {
        if (!saved) return <Notice tone="danger">{t('unsaved')}</Notice>;
        if (main.length === 0) return <p className="text-ink-3">{t('nothing')}</p>;
        return <PublishForm {...{ main, companions, offered, onClose, onPublished }} />;
      }}
    </QueryBoundary>
  );
}
