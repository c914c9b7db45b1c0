import { Bone, LineBone, Skeleton } from '../Skeleton.tsx';
import { tileGrid, tilePicture, tileSpan } from '../tiles.ts';

/** How many photographs are drawn as shapes: as many as fill a screen. */
const shapes = 6;

/** A page of photographs that is on its way: its title, a line below it, and their boxes. */
export const PhotosBones = () => (
  <Skeleton>
    <div className="wrap">
      <div className="mb-8">
        <LineBone size="text-h2 leading-head" width="w-1/2" />
        <LineBone size="mt-2 text-xs" width="w-1/5" />
        <div className="mt-5 h-touch md:hidden" />
      </div>
      <ul className={`${tileGrid} gap-y-gutter`}>
        {Array.from({ length: shapes }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
          <li key={index} className={tileSpan(index, shapes)}>
            <Bone className={tilePicture(index, shapes)} />
          </li>
        ))}
      </ul>
    </div>
  </Skeleton>
);
