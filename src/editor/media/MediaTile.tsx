import { useState } from 'react';
import type { MediaItem } from '#schemas/editor/media.ts';
import { useWords } from '../texts.ts';
import { Badge } from '../ui/Badge.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { formatText, groundOf, sizeText, thumbnailOf } from './format.ts';
import { mediaTexts } from './texts.ts';

interface MediaTileProps {
  item: MediaItem;
  chosen: boolean;
  onChoose: () => void;
  /** Called on a double click, which selects and uses the file. */
  onUse?: (() => void) | undefined;
}

export function MediaTile({ item, chosen, onChoose, onUse }: MediaTileProps) {
  const t = useWords(mediaTexts);
  const lacksAlt = item.kind === 'picture' && !item.builtIn && !(item.alt['zh-CN'] && item.alt['en-US']);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      onDoubleClick={onUse}
      data-media={item.address}
      className="grid w-full grid-rows-[auto_1fr] overflow-hidden rounded border border-line bg-white text-left outline-offset-2 hover:border-teal aria-pressed:border-teal aria-pressed:shadow-ring"
    >
      <span className={`relative grid aspect-4/3 place-items-center overflow-hidden ${groundOf(item)}`}>
        <Thumbnail item={item} />
      </span>
      <span className="grid content-start gap-1 px-3 py-2">
        <span className="truncate text-cap text-ink">{item.name}</span>
        <span className="tnum truncate text-badge leading-normal text-ink-3">
          {formatText(item)} · {sizeText(item.bytes)}
        </span>
        <span className="flex flex-wrap gap-1 empty:hidden">
          {item.builtIn && <Badge>{t('builtIn')}</Badge>}
          {!item.ready && <Badge tone="info">{t('making')}</Badge>}
          {lacksAlt && <Badge tone="warning">{t('noAlt')}</Badge>}
        </span>
      </span>
    </button>
  );
}

function Thumbnail({ item }: { item: MediaItem }) {
  const [lacking, setLacking] = useState<string>();
  const lightest = thumbnailOf(item);
  if (lightest)
    return (
      <img
        // If the server could not create smaller copies, the original is the only source.
        src={lightest === lacking ? item.address : lightest}
        onError={() => setLacking(lightest)}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-contain"
      />
    );
  if (item.kind === 'video')
    // Loads only the first frame.
    return (
      <video
        src={`${item.address}#t=0.1`}
        preload="metadata"
        muted
        className="absolute inset-0 size-full object-contain"
      />
    );
  return <EditorIcon name="content" className="size-8! text-ink-3" />;
}
