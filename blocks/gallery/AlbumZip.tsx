import { type MouseEvent, type ReactNode, useCallback, useRef } from 'react';
import { fileName } from '#api/file-name.ts';
import { useTexts } from '#i18n/context.tsx';
import type { GalleryZipEvent } from '#machines/gallery-zip.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { isPlainClick } from '#ui/link/href.ts';
import { Link } from '#ui/link/Link.tsx';
import { useLive } from '#ui/use-live.ts';
import { restingZip, type ZipView, zipProgress } from './gallery-view.ts';

interface AlbumZipProps {
  /** Name of the album, used as the file name (rule GAL-02). */
  album: string;
  address: string;
  /** True for the button above an open album; otherwise a link on its card. */
  button?: boolean;
  /** Label when no download runs. */
  children: ReactNode;
}

/** Downloads the photos of an album as a zip file and shows the progress. Without scripts it is a plain link. */
export function AlbumZip({ album, address, button = false, children }: AlbumZipProps) {
  // Same file name as the server's.
  const name = fileName(album, { ending: '', fallback: 'album' });
  const { shown, send, preload } = useLive<ZipView, GalleryZipEvent>(
    useCallback(
      async (show) => {
        const { startZip } = await import('./live/start-zip.ts');
        return startZip({ input: { album: name, address }, show });
      },
      [name, address],
    ),
  );
  return (
    <ZipLink
      view={shown ?? restingZip}
      album={album}
      file={`${name}.zip`}
      address={address}
      button={button}
      send={send}
      preload={preload}
    >
      {children}
    </ZipLink>
  );
}

interface ZipLinkProps {
  view: ZipView;
  /** Name of the album and its file. */
  album: string;
  file: string;
  address: string;
  button: boolean;
  /** Sends an event. `instead` is the address to open if the machine cannot be loaded. */
  send: (event: GalleryZipEvent, instead?: string) => void;
  preload: () => void;
  children: ReactNode;
}

const icons: Record<ZipView['state'], IconName> = {
  idle: 'download',
  running: 'download',
  done: 'check',
  failed: 'retry',
};

/**
 * Zip link that shows the download's progress, with a button to cancel or dismiss. The link keeps its position and the
 * focus.
 */
export function ZipLink({ view, album, file, address, button, send, preload, children }: ZipLinkProps) {
  const { t } = useTexts();
  const link = useRef<HTMLAnchorElement>(null);
  const { state, share } = view;
  const progress = zipProgress(view);
  const words = {
    idle: children,
    running: `${t('gallery.running')} ${progress}`,
    done: t('gallery.saved'),
    failed: t('gallery.broken'),
  };
  const news = {
    idle: '',
    running: t('gallery.running'),
    done: t('gallery.savedAs', { name: file }),
    failed: t('gallery.broken'),
  };

  const start = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    send({ type: 'start' }, address);
  };
  const leave = () => {
    link.current?.focus();
    send({ type: state === 'running' ? 'cancel' : 'dismiss' });
  };
  const shared = {
    ref: link,
    href: address,
    onClick: start,
    onPointerEnter: preload,
    onFocus: preload,
    children: (
      <>
        <Icon name={icons[state]} small />
        <span className="tnum">{words[state]}</span>
        <span className="sr-only">{album}</span>
      </>
    ),
  };
  return (
    <span className="relative z-raised inline-flex items-center gap-1">
      <span className="relative inline-flex">
        {button ? (
          <ButtonLink {...shared} small />
        ) : (
          <Link
            {...shared}
            className={`inline-flex min-h-touch items-center gap-2 font-medium underline-offset-4 hover:underline ${
              state === 'failed' ? 'text-danger' : 'text-teal'
            }`}
          />
        )}
        {state === 'running' && (
          <span
            role="progressbar"
            aria-label={`${t('gallery.running')} ${album}`}
            aria-valuetext={progress}
            {...(share === undefined ? {} : { 'aria-valuenow': Math.floor(share * 100) })}
            className={`pointer-events-none absolute inset-x-0 h-0.75 overflow-hidden ${
              button ? 'bottom-px rounded-b bg-white/30' : 'bottom-1 rounded bg-line'
            }`}
          >
            <span
              className={`block h-full origin-left transition-transform duration-fast ${
                button ? 'bg-white' : 'bg-teal'
              } ${share === undefined ? 'motion-safe:animate-pulse' : ''}`}
              style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
            />
          </span>
        )}
      </span>
      {state !== 'idle' && (
        <button
          type="button"
          aria-label={`${t(state === 'running' ? 'gallery.cancel' : 'gallery.dismiss')} ${album}`}
          onClick={leave}
          className="inline-grid size-touch flex-none place-items-center rounded text-ink-2 hover:text-teal"
        >
          <Icon name="close" small />
        </button>
      )}
      <span role="status" className="sr-only">
        {news[state]}
      </span>
    </span>
  );
}
