import { Icon } from '#ui/Icon.tsx';
import { useWords } from '../texts.ts';
import { ToolButton } from '../ui/ToolButton.tsx';
import { mediaTexts, refusalTexts } from './texts.ts';
import type { Upload, Uploads } from './use-uploads.ts';

const textButton = 'rounded px-2 py-1 text-badge font-medium text-teal hover:underline';

/** The uploads with their progress and result. Renders nothing before the first upload. */
export function UploadList({ uploads: { uploads, cancel, again, clear } }: { uploads: Uploads }) {
  const t = useWords(mediaTexts);
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state !== 'waiting' && state !== 'sending').length;
  const refused = uploads.filter(({ state }) => state === 'refused').length;
  return (
    <section aria-label={t('uploads')} className="mb-5 rounded border border-line bg-white">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
        <p role="status" className="text-cap font-medium">
          {t('summary', { done, all: uploads.length })}
          {refused > 0 && <span className="ml-3 text-danger">{t('refusedCount', { count: refused })}</span>}
        </p>
        <button type="button" className={textButton} onClick={clear} disabled={done === 0}>
          {t('clearDone')}
        </button>
      </div>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onCancel={() => cancel(upload.id)}
            onAgain={() => again(upload.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UploadRowProps {
  upload: Upload;
  onCancel: () => void;
  onAgain: () => void;
}

const tones: Readonly<Record<Upload['state'], string>> = {
  waiting: 'text-ink-3',
  sending: 'text-ink-2',
  taken: 'text-success',
  duplicate: 'text-warning',
  refused: 'text-danger',
  cancelled: 'text-ink-3',
};

function UploadRow({ upload, onCancel, onAgain }: UploadRowProps) {
  const t = useWords(mediaTexts);
  const { file, state, share } = upload;
  const pending = state === 'waiting' || state === 'sending';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2">
      <div className="grid gap-1">
        <p className="truncate text-cap">{file.name}</p>
        {state === 'sending' && (
          <progress value={share} aria-label={file.name} className="h-1 w-full accent-teal" />
        )}
        <p className={`flex gap-1.5 text-badge leading-normal ${tones[state]}`}>
          {state === 'refused' && <Icon name="warning" small className="size-4 flex-none" />}
          <UploadState upload={upload} />
        </p>
      </div>
      {pending && <ToolButton icon="trash" label={t('cancel', { name: file.name })} onClick={onCancel} />}
      {mayHelp(upload) && (
        <button type="button" className={textButton} onClick={onAgain}>
          {t('again')}
        </button>
      )}
    </li>
  );
}

/** True if a retry can succeed. */
const mayHelp = ({ state, problem = 'failed' }: Upload): boolean =>
  state === 'cancelled' || (state === 'refused' && ['offline', 'failed', 'signedOut'].includes(problem));

function UploadState({ upload: { state, share, problem = 'failed' } }: { upload: Upload }) {
  const t = useWords(mediaTexts);
  const why = useWords(refusalTexts);
  if (state === 'refused') return <span role="alert">{why(problem)}</span>;
  if (state !== 'sending') return t(state);
  return share < 1 ? t('sending', { percent: Math.round(share * 100) }) : t('checking');
}
