import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import type { LinkItem } from '#blocks/link-props.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { homeSection } from '#ui/section-active.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import type definition from './index.ts';
import type { Teaser } from './index.ts';

/** Full-width picture with title, link and ring (rule VR-01a). */
export default function TeaserView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { teaser } = data;
  useProblemToast(configProblem(props.source !== undefined && 'vrConfig', teaser));
  if (teaser.state === 'failed') return <Failed retry={teaser.retry} />;
  if (teaser.state === 'missing') return <Empty />;
  const ready = teaser.state === 'ready' ? teaser.data : undefined;
  const title = ready?.title ?? props.label;
  return (
    <section
      data-bleed=""
      {...(ready && title ? { 'aria-labelledby': `${id}-title` } : {})}
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
      <div className="absolute inset-0 -z-raised bg-scrim-lower md:bg-scrim-start" />
      <div className="absolute inset-0 -z-raised bg-scrim-foot max-md:hidden" />
      <div className="wrap-panel grid grid-cols-1 grid-rows-[1fr_auto]">
        <div className="grid content-end gap-x-gutter pt-16 pb-8 md:grid-cols-[minmax(0,33rem)_1fr] md:content-center md:items-center md:py-12 low:py-6">
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
          <Ring icon={ready?.icon} mark={props.mark} />
        </div>
        <FootLinks links={props.links} />
      </div>
    </section>
  );
}

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
    <div className="min-w-0">
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
    </div>
  );
}

interface RingProps {
  /** Address of a white icon. */
  icon: string | undefined;
  mark: string | undefined;
}

/** Decorative ring on the picture; the text beside it has the same information. */
function Ring({ icon, mark }: RingProps) {
  if (!icon && !mark) return null;
  return (
    <div
      aria-hidden="true"
      className="relative grid size-33 content-center justify-items-center gap-1.5 justify-self-center rounded-full bg-night/60 max-md:order-first max-md:mb-14 md:size-62 md:gap-3"
    >
      <svg viewBox="0 0 248 248" aria-hidden="true" className="absolute inset-0 size-full fill-none">
        <circle cx="124" cy="124" r="122.5" className="stroke-white/50" />
        <circle
          cx="124"
          cy="124"
          r="112"
          strokeWidth="8"
          strokeDasharray="1 8.774"
          className="stroke-white/60"
        />
        <path d="M124 1.5a122.5 122.5 0 0 1 106 61.2" strokeWidth="3" className="stroke-brass-light" />
      </svg>
      {icon && <img src={icon} alt="" loading="lazy" className="size-8 object-contain md:size-16" />}
      {mark && <span className="font-num text-num-m leading-none font-thin md:text-num-l">{mark}</span>}
    </div>
  );
}

/** Row of further links at the bottom. On phones it scrolls sideways, with the next link cut at the edge. */
const FootLinks = ({ links }: { links: readonly LinkItem[] }) =>
  links.length > 0 && (
    <ul className="bleed-end relative flex gap-gutter overflow-x-auto pb-6 [scrollbar-width:none] md:me-0 md:pb-10">
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`} className="min-w-33 flex-1">
          <Link
            href={href}
            className="flex min-h-touch items-center border-t border-white/40 pt-1 text-sm leading-tight text-white/90 -outline-offset-2 transition-colors duration-fast hover:border-brass-light hover:text-white md:min-h-12"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
