import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Html } from '#ui/text/Html.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import type definition from './index.ts';
import { Cards, Idea, List } from './Services.tsx';
import { ServicesSkeleton } from './ServicesSkeleton.tsx';

const looks = { idea: Idea, cards: Cards, list: List };

/** Section of services, under the source's title. */
export default function ServicesView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { look } = props;
  const { services } = data;
  useProblemToast(configProblem(props.source.call === 'remoteConfig' && 'config', services));
  if (services.state === 'failed') return <Failed retry={services.retry} />;
  const ready = services.state === 'ready' ? services.data : undefined;
  const title = props.title ?? ready?.title;
  const says = look === 'idea' ? ready?.text : undefined;
  const Look = looks[look];
  return (
    <BlockSection id={id} title={title} lead={says ? undefined : ready?.text} first={first}>
      {ready?.html && <Html html={ready.html} className="-mt-2 mb-8 md:-mt-8 md:mb-12" />}
      {says && (
        <p className="-mt-2 mb-8 max-w-reading text-h3 whitespace-pre-line md:-mt-6 md:mb-12">{says}</p>
      )}
      {services.state === 'loading' ? (
        <ServicesSkeleton look={look} titled={title !== undefined} />
      ) : ready && ready.items.length > 0 ? (
        <Look items={ready.items} heading={title ? 'h3' : 'h2'} />
      ) : (
        !says && <Empty />
      )}
    </BlockSection>
  );
}
