import { use } from 'react';
import { BlockPlaceContext } from '#blocks/block-url.ts';
import type { ViewProps } from '#blocks/define.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Article } from './Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
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
