import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import type definition from './index.ts';
import { Portrait } from './Portrait.tsx';
import { PortraitSkeleton } from './PortraitSkeleton.tsx';

/** A text beside a picture (rule PROF-01). */
export default function ProfileView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { profile } = data;
  useProblemToast(configProblem(props.source !== undefined && 'config', profile));
  switch (profile.state) {
    case 'loading':
      return <PortraitSkeleton id={id} first={first} />;
    case 'failed':
      return <Failed retry={profile.retry} />;
    case 'missing':
      return <Empty />;
    case 'ready': {
      const { title, html, picture, below } = profile.data;
      // A config may lack this part.
      return title || html || picture || below.length > 0 ? (
        <Portrait id={id} profile={profile.data} first={first} />
      ) : null;
    }
  }
}
