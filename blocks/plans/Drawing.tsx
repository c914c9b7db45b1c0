import type { CSSProperties } from 'react';
import type { CollectionItem } from '#blocks/collection-item.ts';
import { useTexts } from '#i18n/context.tsx';
import type { Translate } from '#i18n/i18n.ts';
import type { Picture as StoredPicture } from '#schemas/picture.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import type { useViewer } from '#ui/viewer/use-viewer.tsx';

interface DrawingProps {
  /** Undefined if missing: shows the default picture, without a viewer. */
  drawing: NamedDrawing | undefined;
  ground: string;
  link: ReturnType<ReturnType<typeof useViewer>['linkTo']>;
  newTab: boolean;
  /** True for the full width; otherwise two share a row. */
  wide: boolean;
}

/** An uncropped drawing on its background, with its controls beside it, never on top. */
export function Drawing({ drawing, ground, link, newTab, wide }: DrawingProps) {
  const { t } = useTexts();
  const narrow = drawing?.narrow;
  const shape: CSSProperties & Record<`--${string}`, string | undefined> = {
    '--ratio': ratioOf(drawing),
    '--ratio-narrow': ratioOf(narrow ?? drawing),
  };
  return (
    <figure className={`${drawingBox} ${wide ? wideBox : ''} ${ground}`} style={shape}>
      <Picture
        picture={drawing}
        sizes={`(max-width: 967px) 100vw, ${wide ? '1120px' : '576px'}`}
        ground=""
        crop="object-contain!"
        className={drawingPicture}
      >
        {narrow && (
          <source
            media="(max-width: 575px)"
            srcSet={narrow.src}
            width={narrow.width}
            height={narrow.height}
          />
        )}
      </Picture>
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

/** Box of a drawing, shared with the skeleton. Its height on desktop does not depend on the drawing. */
export const drawingBox =
  'relative flex min-w-0 flex-col gap-2 rounded border border-line p-3 md:h-152 md:gap-4 md:p-6 print:block! print:h-auto! print:border-0 print:p-0!';

/** The controls are at the right; equal space at the left keeps the drawing centred. */
const wideBox = 'md:flex-row md:items-end md:pl-22 md:col-span-full';

/** Below the desktop a drawing has its own shape; one that is very tall is made to fit. */
export const drawingPicture =
  'aspect-(--ratio-narrow,4/3) max-h-[85svh] w-full sm:aspect-(--ratio,4/3) md:aspect-auto md:h-full md:min-h-0 md:flex-1 print:aspect-auto! print:h-auto!';

const control =
  'inline-grid size-control flex-none place-items-center rounded border border-line bg-white text-ink transition-colors duration-fast hover:border-teal hover:text-teal';

/** A drawing with an alternative text. */
type NamedDrawing = StoredPicture & { alt: string };

const ratioOf = (size: Pick<StoredPicture, 'width' | 'height'> | undefined) =>
  size?.width && size.height ? `${size.width} / ${size.height}` : undefined;

/** Drawings of an item. Missing alternative texts are made from the item's name and the side. */
export function drawingsOf(t: Translate, { title, picture, pictures }: CollectionItem) {
  // Drops the tint: a drawing has the background of its box.
  const named = ({ tint: _, ...drawing }: StoredPicture, name: string): NamedDrawing => ({
    ...drawing,
    alt: drawing.alt || name,
  });
  return {
    plan: picture ? [named(picture, t('plans.planOf', { title }))] : [],
    info: pictures.map((sheet, index) => named(sheet, t('plans.infoOf', { title, n: index + 1 }))),
  };
}

/** Sets a white background for the viewer: a transparent drawing would be dark on dark. */
export const onWhite = (drawings: readonly StoredPicture[]): StoredPicture[] =>
  drawings.map((drawing) => ({ ...drawing, tint: 'white' }));
