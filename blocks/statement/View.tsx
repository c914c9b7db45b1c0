import { use } from 'react';
import { BlockPlaceContext } from '#blocks/block-url.ts';
import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import type definition from './index.ts';
import type { Statement } from './index.ts';

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

interface PanelProps {
  id: string;
  statement: Statement;
  first: boolean;
}

/** Text on a picture, with a scrim that keeps it readable on any picture. Without a picture the background is ink. */
function Panel({ id, statement, first }: PanelProps) {
  const { t } = useTexts();
  // The first block of a page is on its first screen, also below a title.
  const { leads } = use(BlockPlaceContext);
  const { title, html, picture, href, tour = false } = statement;
  return (
    <section
      data-bleed=""
      {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
      className={`on-dark relative isolate overflow-hidden bg-ink text-white ${first ? '' : 'mt-section'}`}
    >
      {picture && (
        <Picture
          picture={picture}
          alt=""
          // On a phone, the picture covers a panel of 500 to 700 px in height, dark behind a text: a finer file would only be larger.
          sizes="(max-width: 967px) 800px, 100vw"
          priority={leads}
          className="absolute inset-0 -z-raised"
          ground="bg-ink"
          crop="object-[50%_62%]"
        />
      )}
      <div className="absolute inset-0 -z-raised bg-scrim-full md:bg-scrim-side" />
      <div className="wrap-panel py-16 md:py-28">
        {title && (
          <h2 id={`${id}-title`} className="max-w-headline text-h1 font-medium">
            <Phrases text={title} />
          </h2>
        )}
        {html && <Html html={html} className="mt-6 max-w-reading" />}
        {href && (
          <ButtonLink href={href} newTab={tour} className="mt-8">
            {t(tour ? 'list.startTour' : 'list.details')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
