import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Bone, Skeleton } from '#ui/Skeleton.tsx';
import { useProblemToast } from '#ui/use-problem-toast.ts';
import { Article } from './Article.tsx';
import { ArticleBones } from './ArticleBones.tsx';
import type definition from './index.ts';
import { Panel } from './Panel.tsx';
import { Plain } from './Plain.tsx';
import { Portrait } from './Portrait.tsx';
import type { RichTextSource } from './schema.ts';

/** A text with a title: plain, beside or on a picture (rules PROF-01, INTR-01a), or an article with its facts and neighbours (NDET-01). */
export default function RichTextView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { text } = data;
  const { source } = props;
  useProblemToast(configProblem(source?.call === 'remoteConfig' && configOf(source.params.part), text));
  switch (text.state) {
    case 'loading':
      if (source?.call === 'introduction') return <PanelSkeleton />;
      return isArticle(source) ? <ArticleBones /> : <Skeleton />;
    case 'failed':
      return <Failed retry={text.retry} />;
    case 'missing':
      return isArticle(source) ? <MissingItem list={source.params.listPath} /> : <Empty />;
    case 'ready': {
      const { article, background, picture } = text.data;
      if (!text.data.title && !text.data.html) return <Empty />;
      if (article) return <Article text={text.data} article={article} />;
      if (picture) return <Portrait id={id} text={text.data} picture={picture} />;
      if (background) return <Panel id={id} text={text.data} background={background} first={first} />;
      return <Plain id={id} text={text.data} first={first} />;
    }
  }
}

type ArticleSource = Extract<RichTextSource, { call: 'newsDetail' | 'articleDetail' }>;

const isArticle = (source: RichTextSource | undefined): source is ArticleSource =>
  source?.call === 'newsDetail' || source?.call === 'articleDetail';

const configOf = (part: string) => (part === 'exhibitionVr' ? 'vrConfig' : 'config');

const PanelSkeleton = () => (
  <Skeleton>
    <div data-bleed="" className="bg-skeleton">
      <div className="wrap-panel grid gap-5 py-16 md:py-28">
        <Bone className="h-12 w-2/5 bg-white/60" />
        <Bone className="h-24 w-1/2 bg-white/60" />
        <Bone className="h-16 w-1/2 bg-white/60" />
      </div>
    </div>
  </Skeleton>
);
