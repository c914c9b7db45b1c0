import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from '#ui/Picture.tsx';

interface FurtherPicturesProps {
  pictures: readonly PictureData[];
  drawn: boolean;
}

/** What an item shows besides its first picture: drawings two to a row, photographs in one or more full rows. */
export const FurtherPictures = ({ pictures, drawn }: FurtherPicturesProps) => (
  <ul className={`grid gap-4 md:col-span-12 ${drawn ? 'md:grid-cols-2' : columnsOf(pictures.length)}`}>
    {pictures.map((further) => (
      <li key={further.src} className={drawn ? '' : 'max-sm:[&:first-child:nth-last-child(odd)]:col-span-2'}>
        <Picture
          picture={further}
          sizes={
            drawn
              ? '(max-width: 967px) 100vw, 624px'
              : '(max-width: 575px) 50vw, (max-width: 967px) 25vw, 296px'
          }
          className="aspect-picture rounded"
          {...(drawn ? drawing : {})}
        />
      </li>
    ))}
  </ul>
);

/** Drawings are shown whole, on the ground they were drawn on. */
export const drawing = { crop: 'object-contain!', ground: 'bg-paper' };

const columnsOf = (count: number) =>
  `grid-cols-2 ${count === 5 ? 'sm:grid-cols-5' : count === 6 ? 'sm:grid-cols-6' : 'sm:grid-cols-4'}`;
