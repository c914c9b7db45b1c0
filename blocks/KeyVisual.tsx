import { useTexts } from '#i18n/context.tsx';
import { isLightMotif } from '#lib/motif-of.ts';
import type { Motif } from '#schemas/motif.ts';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { writeDays } from './event-days.ts';

interface KeyVisualProps {
  motif: Motif;
  /**
   * `motif` is the drawing alone, for cards and rows that have their own text; `numeral` adds the days; `full` adds days,
   * month and title, for places where no other text has them.
   */
  use: 'motif' | 'numeral' | 'full';
  /** Needed for `full`. */
  title?: string;
  /** First and last day, yyyy-mm-dd. Needed for `numeral` and `full`. */
  date?: string | undefined;
  until?: string | undefined;
  /** Classes with a fixed size or aspect ratio: the drawing and its type follow the box. */
  className: string;
}

/**
 * Picture of an event that has no photograph: a drawn motif on its ground, with the type of the event's data (rule
 * EVT-12). The drawing keeps to the right; in a box wider than 3:2 its ground continues to the left.
 *
 * @example
 * <KeyVisual motif="food" use="full" title={title} date="2026-12-18" until="2026-12-20" className="aspect-video" />
 */
export function KeyVisual({ motif, use, title = '', date, until, className }: KeyVisualProps) {
  return (
    <div data-motif={motif} data-use={use} className={`key-visual ${motifGround(motif)} ${className}`}>
      <img src={motifPath(motif)} alt="" width={600} height={400} loading="lazy" decoding="async" />
      {use !== 'motif' && date && <Days date={date} until={until} />}
      {use === 'full' && title && (
        <p data-type="title" data-long={titleStep(title)}>
          <Phrases text={title} />
        </p>
      )}
    </div>
  );
}

/** Days of the month in large figures, and the month below: both months if the event reaches into the next one. */
function Days({ date, until }: { date: string; until: string | undefined }) {
  const { t, language } = useTexts();
  const { days, months } = writeDays(language, date, until);
  const [from = '', to] = months;
  return (
    <p data-type="days" aria-hidden="true">
      <b>
        {days[0]}
        {days[1] && (
          <>
            <i>–</i>
            {days[1]}
          </>
        )}
      </b>
      <span>{to ? t('list.until', { from, until: to }) : from}</span>
    </p>
  );
}

/** @returns address of the drawing, 600 × 400 */
export const motifPath = (motif: Motif): string => `/media/motif-${motif}.svg`;

const grounds: Readonly<Record<Motif, string>> = {
  machinery: 'bg-ink',
  congress: 'bg-ink',
  cars: 'bg-teal-deep',
  medical: 'bg-teal',
  crafts: 'bg-ink-soft',
  food: 'bg-teal-tint',
  building: 'bg-ground-cool',
  books: 'bg-ground-warm',
};

/** @returns classes for the ground of a motif and the text on it */
export const motifGround = (motif: Motif): string =>
  `${grounds[motif]} ${isLightMotif(motif) ? 'text-ink' : 'text-white'}`;

/** Characters that fit on three lines at full size, at 90 % and at 81 %. A Latin letter is about half as wide. */
const fits = [25, 30] as const;

/** @returns by how many steps of 10 % a long title is smaller */
export function titleStep(title: string): 0 | 1 | 2 {
  const width = [...title].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 1 : 0.52), 0);
  if (width <= fits[0]) return 0;
  return width <= fits[1] ? 1 : 2;
}

interface EventPictureProps {
  /** Its photograph. */
  picture: PictureData | undefined;
  motif: Motif | undefined;
  /** As in HTML's `sizes`. */
  sizes: string;
  className: string;
}

/** Picture of an event's card or row, which has its own text: the photograph, otherwise the motif (rule EVT-12). */
export const EventPicture = ({ picture, motif, sizes, className }: EventPictureProps) =>
  picture || !motif ? (
    <Picture picture={picture} sizes={sizes} className={className} />
  ) : (
    <KeyVisual motif={motif} use="motif" className={className} />
  );
