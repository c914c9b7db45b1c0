import type { MediaItem } from '#schemas/editor/media.ts';
import { mediaTypes } from '#schemas/editor/media-types.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import { groundOf } from './format.ts';
import { MediaFacts } from './MediaFacts.tsx';
import { MediaUses } from './MediaUses.tsx';
import { RemoveMedia } from './RemoveMedia.tsx';
import { mediaTexts } from './texts.ts';
import { useMediaItem } from './use-media-item.ts';

interface MediaDetailProps {
  item: MediaItem;
  onClose: () => void;
}

/** Details of a file: preview, texts, facts and usage. */
export function MediaDetail({ item, onClose }: MediaDetailProps) {
  const t = useWords(mediaTexts);
  return (
    <section
      aria-label={t('details')}
      className="grid h-full min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] border-line bg-white md:border-l"
    >
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 className="min-w-0 flex-1 truncate text-cap leading-normal font-medium">{item.name}</h2>
        <CopyAddress item={item} />
        <CloseDetail onClose={onClose} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 overflow-y-auto px-5 py-4">
        {item.builtIn ? <BuiltIn item={item} /> : <Changeable item={item} />}
        <MediaFacts item={item} />
        <MediaUses address={item.address} />
        {!item.builtIn && <RemoveMedia item={item} onRemoved={onClose} />}
      </div>
    </section>
  );
}

/** Closes the panel, even if its file does not exist. */
export function CloseDetail({ onClose }: Pick<MediaDetailProps, 'onClose'>) {
  const t = useWords(mediaTexts);
  return <CloseButton onClose={onClose} label={t('closeDetails')} />;
}

function CopyAddress({ item }: { item: MediaItem }) {
  const t = useWords(mediaTexts);
  const { say } = useEditor();
  const copy = async () => {
    await navigator.clipboard.writeText(item.address);
    say(t('copied'));
  };
  return <ToolButton icon="copy" label={t('copyAddress')} onClick={() => void copy()} />;
}

function BuiltIn({ item }: { item: MediaItem }) {
  const t = useWords(mediaTexts);
  return (
    <>
      <Preview item={item} />
      <Notice tone="info">{t('builtInHelp')}</Notice>
    </>
  );
}

function Preview({ item }: { item: MediaItem }) {
  if (item.kind === 'picture')
    return (
      <img src={item.address} alt="" className={`mx-auto max-h-72 max-w-full rounded ${groundOf(item)}`} />
    );
  if (item.kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: an uploaded file has no captions
      <video src={item.address} controls preload="metadata" className="max-h-72 w-full rounded bg-night" />
    );
  return null;
}

const middle = { x: 0.5, y: 0.5 };

function Changeable({ item }: { item: MediaItem }) {
  const t = useWords(mediaTexts);
  const why = useWords(errorTexts);
  const { shown, state, set, store } = useMediaItem(item);
  const stored = { onBlur: () => void store() };
  const isPicture = item.kind === 'picture';
  return (
    <>
      {isPicture && item.type !== mediaTypes.svg.type ? (
        <FocalPoint item={item} point={shown.focal ?? middle} onChange={(focal) => set({ focal })} />
      ) : (
        <Preview item={item} />
      )}
      <div className="grid gap-4">
        <TextBox
          label={t('name')}
          value={shown.name}
          maxLength={120}
          onChange={(name) => set({ name })}
          {...stored}
        />
        {isPicture && (
          <>
            <TextBox
              label={t('altZh')}
              lang="zh-CN"
              rows={2}
              maxLength={300}
              value={shown.alt['zh-CN'] ?? ''}
              onChange={(text) => set({ alt: { ...shown.alt, 'zh-CN': text } })}
              {...stored}
            />
            <TextBox
              label={t('altEn')}
              lang="en-US"
              rows={2}
              maxLength={300}
              hint={t('altHelp')}
              value={shown.alt['en-US'] ?? ''}
              onChange={(text) => set({ alt: { ...shown.alt, 'en-US': text } })}
              {...stored}
            />
          </>
        )}
        <p role="status" className="text-badge text-ink-3">
          {state === 'saving' || state === 'saved' ? t(state) : ''}
        </p>
        {state !== 'same' && state !== 'saving' && state !== 'saved' && (
          <Notice tone="danger" live>
            {why(state)}
          </Notice>
        )}
      </div>
    </>
  );
}
