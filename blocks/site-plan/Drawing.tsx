import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { ConnectedSpace } from '#blocks/space-facts.ts';
import { printed, printScale } from '#lib/print-scale.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { isPlainClick } from '#ui/link/href.ts';
import { Link } from '#ui/link/Link.tsx';
import { mostZoom, zoomWithin } from './layers.ts';
import { type DrawingMoves, moveDrawing } from './move-drawing.ts';
import { PlanLink } from './PlanLink.tsx';
import { planSheet } from './plan-file.ts';
import { Ruler } from './Ruler.tsx';
import { metresBetween } from './ruler-points.ts';
import type { Shown } from './shown.ts';
import { evenly, grounds, joinStroke, lorry, outlineOf, person, strokes } from './signs.tsx';

/** One press of a button or key. */
const zoomStep = 1.5;

const number = (value: number) => value.toLocaleString('en');

/**
 * The level to scale. Its region scrolls, by touch and keys too, when it is enlarged or the screen is narrow; the whole
 * level is visible at first. Scale, lorry, person and north stay in the frame.
 */
export function Drawing(shown: Shown) {
  const { level, chosen, current, zoom, send, t } = shown;
  const { width, height } = level;
  const frame = useRef<HTMLDivElement>(null);
  const moves = useMoves(shown, frame);
  const isMeasuring = current.ruler !== 'off';

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') moves.current?.zoomBy(zoomStep);
    else if (event.key === '-') moves.current?.zoomBy(1 / zoomStep);
    else if (event.key === '0') moves.current?.showAll();
    else if (event.key === 'm' || event.key === 'M') send({ type: 'measure' });
    else if (event.key === 'Escape' && isMeasuring) send({ type: 'clear' });
    else return;
    event.preventDefault();
  };
  const bar = barOf(width / zoom);
  // Legible above lines that cross it.
  const label = current.layers.some((layer) => layer === 'ducts' || layer === 'rigging')
    ? 'bg-white in-aria-current:bg-teal-tint'
    : '';
  const variables: CSSProperties & Record<`--${string}`, string | number> = {
    '--zoom': zoom,
    '--printed': printed(width, printScale(level, planSheet)),
    // A wide frame leaves the tools room beside the level.
    '--base': `max(${level.leastWidth}px, min(100cqw - clamp(0px, 100cqw - 40rem, 7rem), ${((85 * width) / height).toFixed(1)}svh))`,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the regions in it.
    <div
      ref={frame}
      onKeyDown={press}
      className="@container relative min-w-0 overflow-clip bg-paper print:row-span-3 print:[--base:var(--printed)]! print:[--zoom:1]! print:[container-type:normal]"
      style={variables}
    >
      <div
        aria-hidden="true"
        className="w-(--base) print:hidden"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      <section
        aria-label={t('drawing', { level: level.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
        tabIndex={0}
        className="peer absolute inset-0 overflow-auto outline-none print:static print:overflow-visible"
      >
        <div
          // Cuts the drawing during a zoom, so that the scrolled size stays and the page is not drawn again.
          className="relative mx-auto w-[calc(var(--zoom)*var(--base))] overflow-clip select-none"
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          <div data-sheet="" className="absolute inset-0">
            <svg
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
              // No search for the shape under the pointer.
              className="pointer-events-none absolute inset-0 size-full"
            >
              {level.grounds.map(({ kind, path }) => (
                <path key={path} d={path} className={grounds[kind] ?? 'fill-mist'} />
              ))}
              {level.spaces.map(({ space, path }) => (
                <path
                  key={space.id}
                  d={path}
                  className={`${evenly} ${outlineOf(space, space.id === chosen?.space.id)}`}
                />
              ))}
              {level.joins && <path d={level.joins} className={joinStroke} />}
              {level.signs
                .filter(({ layer }) => current.layers.includes(layer))
                .map(({ kind, path }) => (
                  <path key={kind} d={path} className={strokes[kind]} />
                ))}
            </svg>
            {/* Links inherit their decoration: children of the sheet itself would be styled again at each step of a zoom. */}
            <div className="contents">
              {level.spaces.map(({ space, left, top, width, height }) => (
                <PlanLink
                  key={space.id}
                  shown={shown}
                  change={{ space: space.id }}
                  event={{ type: 'space', space: space.id }}
                  isCurrent={space.id === chosen?.space.id}
                  className="absolute flex flex-col items-center justify-center overflow-hidden text-center -outline-offset-3 hover:bg-teal/10"
                  style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
                >
                  {/* The drawing has room for the number alone. */}
                  {drawnName(space) !== space.name && <span className="sr-only">{space.name} </span>}
                  {space.kind === 'hall' ? (
                    <>
                      <span className={`px-2 font-light text-num-m ${label}`}>{drawnName(space)}</span>
                      {space.area !== undefined && (
                        <span className={`tnum px-1 text-cap leading-tight ${label}`}>
                          {t('squareMetres', { area: number(space.area) })}
                        </span>
                      )}
                    </>
                  ) : (
                    <span className={`text-cap leading-tight ${label}`}>{drawnName(space)}</span>
                  )}
                </PlanLink>
              ))}
            </div>
            {isMeasuring && <Ruler {...shown} />}
          </div>
        </div>
      </section>
      <div
        aria-hidden="true"
        // The ring of the region. An outline of the region itself makes the browser paint the page at each step of a zoom.
        data-ring=""
        className="pointer-events-none absolute inset-0 hidden outline-2 -outline-offset-3 outline-(--focus) peer-focus-visible:block print:hidden"
      />
      <p className="pointer-events-none absolute start-3 top-3 grid size-11 place-items-center rounded-full border border-line bg-white text-cap leading-none">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="col-start-1 row-start-1 size-5 self-start">
          <path d="M12 6l4 12-4-3-4 3z" className="fill-ink" />
        </svg>
        <span className="col-start-1 row-start-1 self-end pb-1">{t('north')}</span>
      </p>
      <div
        // A zoom scales it as a picture, like the level.
        data-scale=""
        className="pointer-events-none absolute origin-bottom-left will-change-transform start-3 bottom-3 flex items-end gap-4 bg-paper/85 p-2 text-cap leading-none"
      >
        <span className="grid gap-1">
          {t('scale', { metres: bar })}
          <span
            className="h-1.5 border-x-[1.5px] border-b-[1.5px] border-ink"
            style={lengthOf(bar / width)}
          />
        </span>
        <svg
          viewBox={`0 0 ${lorry.length} ${lorry.width}`}
          aria-hidden="true"
          className="border border-ink bg-white"
          style={lengthOf(lorry.length / width)}
        />
        <svg
          viewBox="0 0 1 1"
          aria-hidden="true"
          className="rounded-full bg-brass-deep"
          style={lengthOf(person / width)}
        />
      </div>
      <Tools {...shown} moves={moves} />
      <p
        role="status"
        className={
          isMeasuring
            ? 'tnum pointer-events-none absolute end-3 bottom-3 max-w-[60%] bg-ink px-3 py-2 text-cap leading-tight text-white'
            : 'sr-only'
        }
      >
        {isMeasuring && rulerText(shown)}
      </p>
    </div>
  );
}

const drawnName = ({ kind, booking, name }: ConnectedSpace['space']) =>
  (kind === 'hall' || kind === 'room' ? booking : undefined) ?? name;

/** Width of a share of the level, which grows with the zoom without a new rendering. */
const lengthOf = (share: number): CSSProperties => ({
  width: `calc(var(--zoom) * var(--base) * ${share.toFixed(5)})`,
});

/** @returns a round length in metres of about a fifth of the frame */
const barOf = (visible: number) =>
  [1, 2, 5, 10, 20, 50, 100].findLast((metres) => metres <= visible / 5) ?? 1;

function rulerText({ current: { ruler, from, to }, t }: Shown): string {
  if (ruler === 'first') return t('firstPoint');
  if (ruler === 'second' || !from || !to) return t('secondPoint');
  return t('measured', { metres: metresBetween(from, to).toFixed(1) });
}

function useMoves({ level, chosen, keepZoom, zoom }: Shown, frame: React.RefObject<HTMLDivElement | null>) {
  const moves = useRef<DrawingMoves>(undefined);
  const keep = useRef(keepZoom);
  useEffect(() => {
    keep.current = keepZoom;
  });
  useEffect(() => {
    const room = frame.current?.querySelector('section');
    const floor = room?.firstElementChild;
    const sheet = frame.current?.querySelector<HTMLElement>('[data-sheet]');
    const scale = frame.current?.querySelector<HTMLElement>('[data-scale]');
    if (!frame.current || !room || !(floor instanceof HTMLElement) || !sheet || !scale) return;
    const over = new AbortController();
    moves.current = moveDrawing({
      ...{ frame: frame.current, room, floor, sheet, scale, signal: over.signal },
      keep: (zoom) => keep.current(zoom),
    });
    return () => over.abort();
  }, [frame]);
  // A gesture writes the property itself; another address gives it through the view.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--zoom', String(zoom));
  }, [frame, zoom]);
  useEffect(() => (chosen ? afterFrame(() => moves.current?.bringIn(chosen)) : undefined), [chosen]);
  // Another level opens as a whole.
  const shownLevel = useRef(level.id);
  useEffect(() => {
    if (shownLevel.current === level.id) return;
    shownLevel.current = level.id;
    return afterFrame(() => moves.current?.showAll());
  }, [level.id]);
  return moves;
}

/**
 * Acts once the frame has laid out the page: to read boxes before would lay it out twice.
 *
 * @returns stops it
 */
function afterFrame(act: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    rest = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
}

/** Zoom, whole level and ruler. The links work without scripts, the ruler needs them. */
function Tools({ moves, ...shown }: Shown & { moves: React.RefObject<DrawingMoves | undefined> }) {
  const { zoom, urlOf, send, preload, current, t } = shown;
  const zooms: [IconName, string, number, (move: DrawingMoves) => void][] = [
    ['zoom-in', t('zoomIn'), Math.min(zoom * 2, mostZoom), ({ zoomBy }) => zoomBy(zoomStep)],
    ['zoom-out', t('zoomOut'), Math.max(zoom / 2, 1), ({ zoomBy }) => zoomBy(1 / zoomStep)],
    ['expand', t('all'), 1, ({ showAll }) => showAll()],
  ];
  return (
    <nav
      aria-label={t('tools')}
      className="absolute end-3 top-3 grid border border-line bg-white print:hidden"
    >
      {zooms.map(([icon, text, next, move]) => (
        <Link
          key={icon}
          href={urlOf({ zoom: zoomWithin(next) })}
          rel="nofollow"
          aria-label={text}
          title={text}
          onClick={(click) => {
            if (!isPlainClick(click) || !moves.current) return;
            click.preventDefault();
            move(moves.current);
          }}
          className="grid size-11 place-items-center hover:text-teal"
        >
          <Icon name={icon} small />
        </Link>
      ))}
      <button
        type="button"
        aria-pressed={current.ruler !== 'off'}
        aria-label={t('ruler')}
        title={t('ruler')}
        onClick={() => {
          preload();
          send({ type: 'measure' });
        }}
        className="grid size-11 place-items-center hover:text-teal aria-pressed:bg-ink aria-pressed:text-white no-js:hidden"
      >
        <Icon name="ruler" small />
      </button>
    </nav>
  );
}
