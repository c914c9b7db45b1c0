import { BlockSection } from '#ui/BlockSection.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { belowBox, portraitBox, uprightBox, wideBox } from './Portrait.tsx';

/** Skeleton of a profile: title and lines beside the picture, and a row of pictures below. */
export const PortraitSkeleton = ({ id, first }: { id: string; first: boolean }) => (
  <BlockSection id={id} first={first}>
    <Skeleton>
      <div className={portraitBox}>
        <div className="md:pr-16">
          <SkeletonLine size="text-h2 leading-head" width="w-3/5" />
          <div className="mt-6">
            {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity.
              <SkeletonLine key={line} size="text-body" width={width} />
            ))}
          </div>
        </div>
        <SkeletonShape className={uprightBox} />
      </div>
      <SkeletonShape className={`${belowBox} ${wideBox}`} />
    </Skeleton>
  </BlockSection>
);
