import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from '#ui/picture/Picture.tsx';

/** Pictures of an item after the first, in full rows. */
export const FurtherPictures = ({ pictures }: { pictures: readonly PictureData[] }) => (
  <ul className={`grid gap-4 md:col-span-12 ${columnsOf(pictures.length)}`}>
    {pictures.map((further) => (
      <li key={further.src} className="max-sm:[&:first-child:nth-last-child(odd)]:col-span-2">
        <Picture
          picture={further}
          sizes="(max-width: 575px) 50vw, (max-width: 967px) 25vw, 296px"
          className="aspect-picture rounded"
        />
      </li>
    ))}
  </ul>
);

const columnsOf = (count: number) =>
  `grid-cols-2 ${count === 5 ? 'sm:grid-cols-5' : count === 6 ? 'sm:grid-cols-6' : 'sm:grid-cols-4'}`;
