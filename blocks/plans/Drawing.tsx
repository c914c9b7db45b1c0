import { useTexts } from '#i18n/context.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import type { useViewer } from '#ui/viewer/use-viewer.tsx';
import type { NamedDrawing } from './drawings.ts';

interface DrawingProps {
  /** Undefined where there is none: the default picture stands in its place, with nothing to zoom. */
  drawing: NamedDrawing | undefined;
  ground: string;
  link: ReturnType<ReturnType<typeof useViewer>['linkTo']>;
  newTab: boolean;
  /** Across the whole column; otherwise one of two in a row. */
  wide: boolean;
}

/** A drawing on its ground, whole whatever its shape, and beside it what can be done with it: nothing lies upon it. */
export function Drawing({ drawing, ground, link, newTab, wide }: DrawingProps) {
  const { t } = useTexts();
  return (
    <figure className={`${drawingBox} ${wide ? wideBox : ''} ${ground}`}>
      <Picture
        picture={drawing}
        sizes={`(max-width: 967px) 100vw, ${wide ? '1120px' : '576px'}`}
        ground=""
        crop="object-contain!"
        className={drawingPicture}
      />
      {drawing && (
        <div className={`flex justify-end gap-2 print:hidden ${wide ? 'md:flex-col' : ''}`}>
          <a {...link} className={`${control} after:absolute after:inset-0 after:cursor-zoom-in`}>
            <Icon name="zoom-in" />
            <span className="sr-only">
              {t('plans.enlarge', { name: drawing.alt })}
              {newTab && t('list.newTab')}
            </span>
          </a>
          <a
            href={drawing.src}
            download
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('plans.download', { name: drawing.alt })}
            className={`relative z-raised ${control}`}
          >
            <Icon name="download" />
          </a>
        </div>
      )}
    </figure>
  );
}

/** The box of a drawing, and of the shape that stands for it: as high on desktop whatever it shows. */
export const drawingBox =
  'relative flex min-w-0 flex-col gap-2 rounded border border-line p-3 md:h-152 md:gap-4 md:p-6 print:block! print:h-auto! print:border-0 print:p-0!';

/** Its controls stand at the right; as much is left free at the left, so that the drawing keeps the middle. */
const wideBox = 'md:flex-row md:items-end md:pl-22 md:col-span-full';

export const drawingPicture =
  'aspect-picture w-full md:aspect-auto md:h-full md:min-h-0 md:flex-1 print:aspect-auto! print:h-auto!';

const control =
  'inline-grid size-control flex-none place-items-center rounded border border-line bg-white text-ink transition-colors duration-fast hover:border-teal hover:text-teal';
