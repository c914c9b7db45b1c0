import { use } from 'react';
import { BlockPlaceContext } from '#blocks/block-url.ts';
import type { ViewProps } from '#blocks/define.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Article } from './Article.tsx';
import type definition from './index.ts';

/** Shows an article (rules NDET-01, NANN-01b, PROC-02), or a notice that it is missing (rule ROUTE-03). */
export default function ArticleView({ props, data: { article } }: ViewProps<typeof definition>) {
  const { isSubject } = use(BlockPlaceContext);
  switch (article.state) {
    case 'loading':
      return <ArticleSkeleton />;
    case 'failed':
      return <Failed retry={article.retry} />;
    case 'missing':
      return isSubject ? <MissingItem list={props.source.params.listPath} /> : <Empty />;
    case 'ready':
      return <Article article={article.data} />;
  }
}

/** Skeleton of an article: title, facts, and the first lines of the text. */
const ArticleSkeleton = () => (
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
