import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';

/** Skeleton of an article: title, facts, and the first lines of the text. */
export const ArticleSkeleton = () => (
  <Skeleton>
    <div className="wrap grid gap-x-gutter md:grid-cols-12">
      <div className="pb-8 md:col-span-9 md:pb-10">
        <SkeletonLine size="text-h2 leading-head" width="w-4/5" />
        <SkeletonLine size="mt-4 text-lead" width="w-3/5" />
      </div>
      <div className="mb-8 grid content-start border-t border-line sm:max-md:grid-cols-3 sm:max-md:gap-x-gutter md:col-span-3 md:col-start-10 md:row-start-2">
        {['date', 'source'].map((fact) => (
          <div key={fact} className="border-b border-line py-3 text-sm">
            <SkeletonLine size="text-cap max-sm:hidden" width="w-1/3" />
            <SkeletonLine size="text-sm" width="w-2/3" />
          </div>
        ))}
      </div>
      <div className="md:col-span-8 md:row-start-2">
        <SkeletonShape className="mb-8 aspect-video" />
        {['w-full', 'w-full', 'w-11/12', 'w-full', 'w-3/5'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity.
          <SkeletonLine key={line} size="text-article leading-article" width={width} />
        ))}
      </div>
    </div>
  </Skeleton>
);
