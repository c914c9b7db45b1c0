import { EventDays } from '#blocks/EventDays.tsx';
import { EventPicture } from '#blocks/KeyVisual.tsx';
import type { Show } from '#machines/schedule.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { EventName } from './EventName.tsx';
import { StatusChip } from './StatusChip.tsx';

interface EventCardProps {
  show: Show;
  today: string;
  heading: 'h2' | 'h3';
  /** Displayed width of its picture, as in HTML's `sizes`. */
  sizes: string;
}

/** Card of an event: picture with status, days in large figures, name, content and place (rule SCHD-06). */
export function EventCard({ show, today, heading: Heading, sizes }: EventCardProps) {
  const { title, text, place, picture, motif, href } = show;
  return (
    <>
      <div className="relative">
        <EventPicture picture={picture} motif={motif} sizes={sizes} className={cardPicture} />
        <StatusChip show={show} today={today} />
      </div>
      <div className={cardBody}>
        <EventDays {...show} />
        <div className={cardText}>
          <Heading className="text-h4">
            <EventName title={title} href={href} />
          </Heading>
          {text && <p className="mt-1.5 line-clamp-2 text-sm text-ink-2 low:hidden">{text}</p>}
        </div>
        {place && (
          <p className="mt-auto flex items-center gap-2 pt-3.5 text-xs leading-tight text-ink-2">
            <Icon name="place" small className="text-teal" />
            {place}
          </p>
        )}
      </div>
    </>
  );
}

/** Classes of the box, shared with the skeleton. */
export const cardBox = 'flex flex-col overflow-hidden rounded border';
/** The gears move to the right, beside the status. */
const cardPicture = 'aspect-card low:aspect-2/1 lower:aspect-5/2 data-[motif=machinery]:[--move:-20%]';
const cardBody = 'flex flex-1 flex-col px-5 pt-5 pb-4.5 low:py-3.5';
/**
 * Reserves one line for the name and two for the content, so that all cards have the same height; on a low screen two for
 * the name.
 */
const cardText = 'mt-3 min-h-27 low:mt-2 low:min-h-13';

/** Skeleton of a card. */
export const CardShape = () => (
  <>
    <SkeletonShape className={`rounded-none! ${cardPicture}`} />
    <div className={cardBody}>
      <SkeletonShape className="h-11.5 w-1/2" />
      <div className={cardText}>
        <SkeletonShape className="h-6 w-4/5" />
        <SkeletonShape className="mt-3 h-5 w-full low:hidden" />
        <SkeletonShape className="mt-1.5 h-5 w-3/5 low:hidden" />
      </div>
      <SkeletonLine size="mt-auto pt-3.5 text-xs leading-tight" width="w-2/5" />
    </div>
  </>
);
