import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { PanoramaMessages } from '#i18n/panorama.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Link } from '#ui/link/Link.tsx';
import { panoramaKey } from '#ui/panorama/panorama-key.ts';
import type { PanoramaLook } from '#ui/panorama/panorama-view.ts';
import { usePanorama } from '#ui/panorama/use-panorama.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { homeSection } from '#ui/section-active.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type definition from './index.ts';
import type { Teaser } from './index.ts';
import { Ring, RingDial } from './Ring.tsx';
import type { TeaserLink } from './schema.ts';

/** Full-width picture with title, link, ring and scenes (rule VR-01a). */
export default function TeaserView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { teaser } = data;
  const scene = useScenes(data.look, props.links);
  useProblemToast(configProblem(props.source !== undefined && 'vrConfig', teaser));
  if (teaser.state === 'failed') return <Failed retry={teaser.retry} />;
  if (teaser.state === 'missing') return <Empty />;
  const ready = teaser.state === 'ready' ? teaser.data : undefined;
  const title = ready?.title ?? props.label;
  const open = scene?.isOpen ?? false;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the view from any control in the section.
    <section
      ref={scene?.frame}
      data-bleed=""
      {...(ready && title ? { 'aria-labelledby': `${id}-title` } : {})}
      onKeyDown={open ? scene?.leaveByKey : undefined}
      className={`${homeSection} on-dark relative isolate grid min-h-160 grid-cols-1 low:min-h-svh overflow-hidden bg-night text-white ${first ? '' : 'mt-section'}`}
    >
      {ready && (
        <Picture
          picture={ready.picture}
          alt=""
          sizes="(max-width: 967px) 1200px, max(100vw, 178vh)"
          className="absolute inset-0 -z-raised"
          ground="bg-night"
          crop="object-[24%_50%] md:object-[30%_40%]"
        />
      )}
      {scene?.stage}
      <div
        className={`absolute inset-0 -z-raised bg-scrim-lower md:bg-scrim-start ${open ? 'invisible' : ''}`}
      />
      <div
        className={`pointer-events-none absolute inset-0 -z-raised bg-scrim-foot ${open ? '' : 'max-md:hidden'}`}
      />
      <div className={`wrap-panel grid grid-cols-1 grid-rows-[1fr_auto] ${open ? passThrough : ''}`}>
        <div className="relative grid content-end gap-x-gutter pt-16 pb-8 md:grid-cols-[minmax(0,33rem)_1fr] md:content-center md:items-center md:py-12 low:py-6">
          <div inert={open} className={`min-w-0 ${open ? 'invisible' : ''}`}>
            {ready ? (
              <TeaserText id={id} title={title} props={props} teaser={ready} />
            ) : (
              <Skeleton>
                <SkeletonShape className="h-12 w-4/5" />
                <SkeletonShape className="mt-5 h-6 w-full" />
                <SkeletonShape className="mt-2 h-6 w-3/5" />
                <SkeletonShape className="mt-10 h-control w-44" />
              </Skeleton>
            )}
            {scene?.message}
          </div>
          {(ready?.icon || props.mark) && <Ring icon={ready?.icon} mark={props.mark} dial={scene?.dial} />}
          {scene?.controls}
        </div>
        <FootLinks links={props.links} control={scene?.control} />
      </div>
    </section>
  );
}

/** While a view is open, only links and buttons take the pointer, and the rest turns the view. */
const passThrough = 'pointer-events-none [&_:is(a,button)]:pointer-events-auto';

/**
 * Scenes that open in place. Until hydration, and where no view can be opened, they are links to the pages of their
 * rooms.
 *
 * @returns undefined without scenes
 */
function useScenes(
  look: ViewProps<typeof definition>['data']['look'] | undefined,
  links: readonly TeaserLink[],
) {
  const { language } = useTexts();
  const hydrated = useHydrated();
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState<number>();
  // Recordings of pages that are older than the scenes have no data for them.
  const texts = look?.state === 'ready' ? look.data.texts : undefined;
  const t = texts && createTranslate<PanoramaMessages>(language, texts);
  const turnRing = useCallback(({ yaw }: PanoramaLook) => {
    ring.current?.parentElement?.style.setProperty('--look', `${yaw}deg`);
  }, []);
  const panorama = usePanorama({ frame, stage, twoFingers: t?.('fingers') ?? '', look: turnRing });
  if (look?.state !== 'ready' || !t) return;

  const { state } = panorama.shown;
  const { scenes } = look.data;
  const isOpen = state === 'open';
  const firstScene = scenes.findIndex(Boolean);
  const chosen = index ?? firstScene;
  const title = links[chosen]?.label ?? '';
  const start = (next: number) => {
    const scene = scenes[next];
    if (!scene) return;
    setIndex(next);
    panorama.start(scene);
  };
  const leave = () => {
    panorama.close();
    setIndex(undefined);
    ring.current?.focus({ preventScroll: true });
  };
  const turnByKey = (event: KeyboardEvent) => {
    const meant = panoramaKey(event);
    if (!meant) return;
    event.preventDefault();
    panorama.send(meant);
  };
  return {
    frame,
    isOpen,
    leaveByKey: (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    },
    stage: (
      <div
        ref={stage}
        {...(isOpen && {
          role: 'application',
          'aria-label': t('view', { title }),
          tabIndex: 0,
          onKeyDown: turnByKey,
        })}
        className={`absolute inset-0 -z-raised cursor-grab -outline-offset-4 transition-opacity duration-slow active:cursor-grabbing ${
          isOpen ? '' : 'pointer-events-none opacity-0'
        }`}
      />
    ),
    message: (
      <p role="status" className="mt-5 text-sm text-white/90 empty:hidden">
        {state === 'failed' && t('failedHere')}
      </p>
    ),
    dial:
      state === 'failed' ? undefined : (
        <RingDial
          ref={ring}
          label={isOpen ? t('ring', { title }) : t('startIn', { title })}
          hint={state === 'opening' ? t('opening') : t('drag')}
          isOpen={isOpen}
          start={() => start(chosen)}
          turnByKey={turnByKey}
          send={panorama.send}
        />
      ),
    controls: isOpen && (
      <div className="absolute bottom-5 left-0 flex items-center gap-3">
        <IconButton dark icon="close" label={t('close')} onClick={leave} className={onView} />
        <ButtonLink href={links[chosen]?.href ?? ''} variant="ghost" className={onView}>
          {t('about', { title })}
          <Icon name="arrow" small />
        </ButtonLink>
      </div>
    ),
    /** The button of a link with a scene, in place of the link. */
    control: (place: number, className: string, children: ReactNode) =>
      hydrated && state !== 'failed' && scenes[place] ? (
        <button
          type="button"
          aria-pressed={state !== 'flat' && index === place}
          onClick={() => start(place)}
          className={`${className} aria-pressed:border-brass-light aria-pressed:text-white`}
        >
          {children}
        </button>
      ) : undefined,
  };
}

/** Controls on a view, whose brightness is unknown. */
const onView = 'border-transparent! bg-night/72! hover:bg-night!';

interface TeaserTextProps {
  id: string;
  title: string | undefined;
  props: ViewProps<typeof definition>['props'];
  teaser: Teaser;
}

/** Title, text and link. Phones show no QR code, because a phone cannot scan its own screen. */
function TeaserText({ id, title, props, teaser: { code, href } }: TeaserTextProps) {
  const { label, text, linkLabel, codeNote } = props;
  return (
    <>
      {label && label !== title && (
        <p className="mb-4 flex items-center gap-3 text-xs leading-tight text-brass-light">
          <span className="h-0.5 w-8 bg-brass" />
          {label}
        </p>
      )}
      {title && (
        <h2 id={`${id}-title`} className="text-h1 font-title">
          <Phrases text={title} />
        </h2>
      )}
      {text && <p className="mt-4 max-w-measure text-lead text-white/90 md:mt-5">{text}</p>}
      {(href || code) && (
        <div className="mt-7 flex flex-wrap items-center gap-6 md:mt-10">
          {href && (
            <ButtonLink href={href}>
              {linkLabel}
              <Icon name="arrow" small />
            </ButtonLink>
          )}
          {code && (
            <div className="flex items-center gap-4 max-md:hidden print:hidden">
              <Picture
                picture={{ ...code, tint: '#ffffff' }}
                sizes="82px"
                className="size-20.5 flex-none rounded p-1.25"
                ground="bg-white"
              />
              {codeNote && (
                <p className="text-cap leading-normal whitespace-pre-line text-white/90">{codeNote}</p>
              )}
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface FootLinksProps {
  links: readonly TeaserLink[];
  /** Returns a button in place of a link, or undefined. */
  control: ((index: number, className: string, children: ReactNode) => ReactNode) | undefined;
}

/** Row of scenes and links at the bottom. On phones it scrolls sideways, with the next one cut at the edge. */
const FootLinks = ({ links, control }: FootLinksProps) =>
  links.length > 0 && (
    <ul className="bleed-end relative flex gap-gutter overflow-x-auto pb-6 [scrollbar-width:none] sm:me-0 md:pb-10">
      {links.map(({ label, href, panorama }, index) => {
        const content = (
          <>
            {label}
            <Icon name={panorama ? 'panorama' : 'arrow'} small className="ms-auto text-white/70" />
          </>
        );
        return (
          <li key={`${label} ${href}`} className="min-w-33 flex-1">
            {control?.(index, footLink, content) ?? (
              <Link href={href} className={footLink}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );

const footLink =
  'flex min-h-touch w-full items-center gap-2 border-t border-white/40 pt-1 text-start text-sm leading-tight text-white/90 -outline-offset-2 transition-colors duration-fast hover:border-brass-light hover:text-white md:min-h-12';
