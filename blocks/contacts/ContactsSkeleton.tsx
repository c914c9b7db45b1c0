import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { cell, columns } from './shape.ts';

/** The usual number of cards. */
const shapes = ['sales', 'on site', 'mail', 'place'];

export const ContactsSkeleton = () => (
  <Skeleton>
    <ul className={columns(shapes.length)}>
      {shapes.map((shape) => (
        <li key={shape} className={cell}>
          <SkeletonShape className="size-6" />
          <SkeletonLine size="mt-4 text-xs leading-tight" width="w-1/4" />
          <SkeletonLine size="mt-1 text-h4 leading-normal" width="w-4/5" />
          <SkeletonLine size="mt-1 text-xs" width="w-3/5" />
        </li>
      ))}
    </ul>
  </Skeleton>
);
