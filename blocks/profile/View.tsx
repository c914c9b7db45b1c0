import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import type definition from './index.ts';
import type { Profile } from './index.ts';

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

interface PortraitProps {
  id: string;
  profile: Profile;
  first: boolean;
}

/** Text beside an upright picture, with a wide picture or a pair below. Without a picture the text fills the width. */
const Portrait = ({ id, profile: { title, html, picture, below }, first }: PortraitProps) => (
  <BlockSection id={id} first={first}>
    <div className={picture ? portraitBox : ''}>
      <div className="min-w-0 md:pr-16">
        {title && (
          <h2 className="text-h2">
            <Phrases text={title} />
          </h2>
        )}
        {html && <Html html={html} className="mt-6" />}
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(width < 768px) 100vw, 1040px"
          className={`${uprightBox} rounded`}
        />
      )}
    </div>
    {below.length > 0 && <Below pictures={below} />}
  </BlockSection>
);

/** One picture fills the row; two share it at equal height. */
const Below = ({ pictures }: { pictures: readonly PictureData[] }) => (
  <div className={`${belowBox} ${pictures.length > 1 ? pairBox : ''}`}>
    {pictures.map((picture) => (
      <Picture
        key={picture.src}
        picture={picture}
        sizes={pictures.length > 1 ? '(width < 768px) 100vw, 740px' : '(width < 1440px) 100vw, 1280px'}
        className={`rounded ${pictures.length > 1 ? 'aspect-video tablet:aspect-auto tablet:h-full' : wideBox}`}
      />
    ))}
  </div>
);

/** Classes of the parts, shared with the skeleton. */
const portraitBox = 'grid items-center gap-x-gutter gap-y-8 tablet:grid-cols-[7fr_5fr]';
const uprightBox = 'aspect-picture tablet:aspect-4/5';
const belowBox = 'mt-gutter';
const wideBox = 'aspect-video md:aspect-wide';
const pairBox = 'grid gap-gutter tablet:aspect-wide tablet:grid-cols-[7fr_5fr]';

/** Skeleton of a profile: title and lines beside the picture, and a row of pictures below. */
const PortraitSkeleton = ({ id, first }: { id: string; first: boolean }) => (
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
