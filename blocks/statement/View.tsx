import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import type definition from './index.ts';
import { Panel } from './Panel.tsx';

/** A text on a picture (rules INTR-01a, PROF-01, VR-01b). */
export default function StatementView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { statement } = data;
  useProblemToast(configProblem(problemOf(props.source), statement));
  switch (statement.state) {
    case 'loading':
      return <PanelSkeleton first={first} />;
    case 'failed':
      return <Failed retry={statement.retry} />;
    case 'missing':
      return <Empty />;
    case 'ready': {
      const { title, html, href } = statement.data;
      // A config may lack this part; a picture in the block's own props needs no text.
      return title || html || href || props.source === undefined ? (
        <Panel id={id} statement={statement.data} first={first} />
      ) : null;
    }
  }
}

const problemOf = (source: ViewProps<typeof definition>['props']['source']) =>
  source?.call === 'remoteConfig' && (source.params.part === 'exhibitionVr' ? 'vrConfig' : 'config');

const PanelSkeleton = ({ first }: { first: boolean }) => (
  <Skeleton>
    <div data-bleed="" className={`bg-skeleton ${first ? '' : 'mt-section'}`}>
      <div className="wrap-panel grid gap-5 py-16 md:py-28">
        <SkeletonShape className="h-12 w-2/5 bg-white/60" />
        <SkeletonShape className="h-24 w-1/2 bg-white/60" />
        <SkeletonShape className="h-16 w-1/2 bg-white/60" />
      </div>
    </div>
  </Skeleton>
);
