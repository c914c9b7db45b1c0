import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { CollectionItem } from '../collection-item.ts';

/** An album: its cover and name; all of the card leads to its photographs. */
export const AlbumCard = ({ album, href }: { album: CollectionItem; href: string }) => (
  <li className="group relative grid content-start gap-4">
    <Picture
      picture={album.picture}
      alt=""
      sizes="(max-width: 575px) 100vw, (max-width: 967px) 50vw, 405px"
      className="aspect-picture rounded"
    />
    <h2 className="text-h3 transition-colors duration-fast group-hover:text-teal">
      <Link href={href} className="after:absolute after:inset-0">
        {album.title}
      </Link>
    </h2>
  </li>
);
