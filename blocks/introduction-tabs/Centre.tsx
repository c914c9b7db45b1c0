import type { BlockData } from '#blocks/define.ts';
import type { Shortcut } from '#blocks/link-props.ts';
import { useTexts } from '#i18n/context.tsx';
import type { Statistic } from '#schemas/introduction.ts';
import { Counter } from '#ui/counter/Counter.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { CentreSummary } from './index.ts';
import type { IntroductionTab } from './schema.ts';

interface CentreProps {
  id: string;
  tab: IntroductionTab;
  summary: BlockData<CentreSummary>;
  /** True if it shows its own picture: without tabs and scripts all centres are stacked. */
  only: boolean;
}

/** Content of a tab. The shortcuts work in every state of the introduction. */
export function Centre({ id, tab: { shortcuts, more }, summary, only }: CentreProps) {
  return (
    <>
      <Picture
        picture={summary.state === 'ready' ? summary.data.picture : undefined}
        alt={summary.state === 'ready' ? undefined : ''}
        sizes="(max-width: 967px) max(100vw, 448px), max(50vw, 160vh)"
        className={`absolute inset-x-0 top-0 -z-raised h-70 md:right-1/2 md:bottom-0 md:h-auto ${only ? '' : 'no-js:hidden'}`}
        ground="bg-night"
        crop="object-[40%_50%]"
      />
      <Summary id={id} summary={summary} />
      {shortcuts.length > 0 && <Shortcuts shortcuts={shortcuts} />}
      {more && (
        <Link
          href={more.href}
          className="mt-2 inline-flex min-h-touch items-center gap-2 text-sm font-medium text-brass-light underline-offset-4 hover:underline"
        >
          {more.label}
          <Icon name="arrow" small />
        </Link>
      )}
    </>
  );
}

function Summary({ id, summary }: Pick<CentreProps, 'id' | 'summary'>) {
  const { t } = useTexts();
  if (summary.state === 'failed')
    return (
      <div className="in-column">
        <Failed retry={summary.retry} dark />
      </div>
    );
  if (summary.state === 'missing') return <p className="py-8 text-on-dark-2">{t('state.empty')}</p>;
  if (summary.state === 'loading')
    return (
      <Skeleton>
        <div className="opacity-20">
          <SkeletonShape className="h-10 w-4/5" />
          <SkeletonShape className="mt-5 h-16 w-full" />
          <SkeletonShape className="mt-6 h-58 w-full" />
        </div>
      </Skeleton>
    );
  const { title, text, figures } = summary.data;
  return (
    <>
      <h2 id={id} className="text-h2">
        <Phrases text={title} />
      </h2>
      {text && (
        <Html
          html={text}
          className="mt-3.5 text-sm low:line-clamp-3 lower:line-clamp-2 lower:max-xl:hidden"
        />
      )}
      <Figures figures={figures} />
    </>
  );
}

const Shortcuts = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <ul className="mt-4 grid grid-cols-2 gap-3 xl:grid-cols-4">
    {shortcuts.map(({ label, href, icon }) => (
      <li key={`${label} ${href}`}>
        <Link
          href={href}
          className="grid h-full content-start gap-2.5 rounded border border-line-dark px-3 pt-3.5 pb-3 text-xs leading-tight low:flex low:items-center low:py-2.5 transition-colors duration-fast hover:border-brass-light hover:bg-ink-soft"
        >
          <Icon name={icon} className="text-brass-light" />
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** Decimals while counting, as on the introduction page (specification, section 9). */
const decimals = 1;

/**
 * Two figures per row; on a low screen three, or all in one row if it is wide. If their number is odd, the first has its own row with its
 * remark beside it.
 */
const Figures = ({ figures }: { figures: readonly Statistic[] }) =>
  figures.length > 0 && (
    <ul className="mt-5 grid grid-cols-2 border-t border-line-dark low:mt-4 low:max-xl:grid-cols-3 low:xl:auto-cols-auto low:xl:grid-flow-col low:xl:grid-cols-none">
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two figures may be equal, and their order never changes.
        <FigureCell key={index} figure={figure} alone={index === 0 && figures.length % 2 === 1} />
      ))}
    </ul>
  );

interface FigureCellProps {
  figure: Statistic;
  /** True if it is alone in its row. */
  alone: boolean;
}

const FigureCell = ({ figure: { number, unit, remark }, alone }: FigureCellProps) => (
  <li
    className={`border-b border-line-dark py-3.5 [&_small]:text-on-dark-2 ${alone ? 'col-span-2 grid-cols-2 md:grid md:items-center low:col-span-1 low:block low:pr-3' : 'pr-3'}`}
  >
    <p className="font-num text-figure leading-none font-light tracking-num text-brass-light low:max-xl:text-h3 low:xl:text-figure-row low:xl:whitespace-nowrap">
      <Counter value={number} unit={unit} decimals={decimals} unitClass="ml-1.5 text-unit" />
    </p>
    {remark && (
      <p
        className={`mt-2 text-xs leading-tight text-on-dark-2 low:line-clamp-2 ${alone ? 'md:mt-0 low:mt-2' : ''}`}
      >
        {remark}
      </p>
    )}
  </li>
);
