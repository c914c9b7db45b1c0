import { memo, useDeferredValue } from 'react';
import type { ViewProps } from '#blocks/define.ts';
import { factsOf } from '#blocks/space-facts.ts';
import type { VenueSpace } from '#blocks/space-queries.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { SitePlanMessages } from '#i18n/site-plan.ts';
import { printScale } from '#lib/print-scale.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { Drawing } from './Drawing.tsx';
import type definition from './index.ts';
import type { DrawnPlan, SitePlanSetting } from './index.ts';
import { type PlanLayer, planLayers } from './layers.ts';
import { Panel } from './Panel.tsx';
import { PlanLink } from './PlanLink.tsx';
import { planFile, planFormats, planSheet } from './plan-file.ts';
import type { Shown } from './shown.ts';
import { Legend } from './signs.tsx';
import { usePlan } from './use-plan.ts';

/** One level of the building, its signs in words, and all its spaces as a list (rules BLDG-01, BLDG-02 and BLDG-08). */
export default function SitePlanView({ id, props, first, data }: ViewProps<typeof definition>) {
  const { drawn, setting, venue, free } = data;
  if (drawn.state === 'missing') return null;
  if (drawn.state === 'failed')
    return (
      <BlockSection id={id} title={props.title} first={first}>
        <Failed retry={drawn.retry} />
      </BlockSection>
    );
  if (drawn.state === 'loading' || setting.state !== 'ready')
    return (
      <BlockSection id={id} title={props.title} first={first}>
        <Skeleton>
          <SkeletonShape className="h-96" />
        </Skeleton>
      </BlockSection>
    );
  return (
    <BlockSection id={id} title={props.title} first={first}>
      <Plan
        {...drawn.data}
        id={id}
        setting={setting.data}
        atFirst={props.layers}
        hirable={venue.state === 'ready' ? venue.data.list : []}
        free={free.state === 'ready' ? free.data : {}}
        heading={props.title ? 'h3' : 'h2'}
      />
    </BlockSection>
  );
}

interface PlanProps extends DrawnPlan {
  id: string;
  setting: SitePlanSetting;
  /** Layers that are on without a parameter. */
  atFirst: readonly PlanLayer[];
  hirable: readonly VenueSpace[];
  free: Shown['free'];
  heading: 'h2' | 'h3';
}

function Plan({ atFirst, ...props }: PlanProps) {
  return <PlanSheet {...props} {...usePlan(props, atFirst)} />;
}

/** A plan in a given state. */
export function PlanSheet(props: Omit<PlanProps, 'atFirst'> & ReturnType<typeof usePlan>) {
  const { language } = useTexts();
  const { plan, current, setting } = props;
  const level = plan.levels.find(({ id }) => id === current.level) ?? plan.levels[0];
  if (!level) return null;
  return (
    <LevelSheet
      {...props}
      level={level}
      chosen={level.spaces.find(({ space }) => space.id === current.space)}
      t={createTranslate<SitePlanMessages>(language, setting.texts)}
    />
  );
}

/** A tap changes the drawing in the next frame. Bar, panel, legend, files and list follow in a later one: a frame has no time for all. */
function LevelSheet(shown: Shown) {
  const later = useDeferredValue(shown);
  const { plan, level, preload, t } = shown;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only loads code. */}
      <div onPointerEnter={preload} onFocus={preload} className="plan-page border border-line bg-white">
        <Bar {...later} />
        <div className="grid md:grid-cols-[minmax(0,1fr)_20rem] print:contents">
          <Drawing {...shown} />
          <p className="tnum hidden px-6 pt-4 text-sm print:block">
            <strong className="block text-h4">{level.name}</strong>
            {[plan.revision, plan.revised].filter(Boolean).join(' ')}
            <br />
            {t('printed', { scale: printScale(level, planSheet).toLocaleString('en') })}
          </p>
          <div aria-live="polite" className="border-line max-md:border-t md:border-s">
            <Panel {...later} />
          </div>
        </div>
        <Legend {...later} />
      </div>
      <p className="mt-3 text-cap text-ink-2 no-js:hidden pointer-coarse:hidden print:hidden">{t('help')}</p>
      <Files {...later} />
      <SpaceList {...later} />
    </>
  );
}

/** Levels and layers. Robots do not follow their combinations. */
const Bar = memo((shown: Shown) => {
  const { plan, level, current, t } = shown;
  const { layers: on } = current;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line p-3 print:hidden">
      {plan.levels.length > 1 && (
        <nav aria-label={t('levels')}>
          <ul className="flex flex-wrap rounded border border-line-strong">
            {plan.levels.map(({ id, name }) => (
              <li key={id}>
                <PlanLink
                  shown={shown}
                  change={{ level: id }}
                  event={{ type: 'level', level: id }}
                  isCurrent={id === level.id}
                  className="flex min-h-touch items-center px-4 text-sm aria-current:bg-ink aria-current:text-white"
                >
                  {name}
                </PlanLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {level.layers.length > 0 && (
        <nav aria-label={t('layers')}>
          <ul className="flex flex-wrap gap-2">
            {level.layers.map((layer) => {
              const isOn = on.includes(layer);
              return (
                <li key={layer}>
                  <PlanLink
                    shown={shown}
                    change={{ layers: planLayers.filter((one) => on.includes(one) !== (one === layer)) }}
                    event={{ type: 'layer', layer }}
                    isCurrent={isOn}
                    className={`flex min-h-touch items-center gap-2 rounded border px-3 text-xs ${isOn ? 'border-teal bg-teal-tint' : 'border-line'}`}
                  >
                    <span
                      aria-hidden="true"
                      className={`grid size-4.5 flex-none place-items-center rounded border ${isOn ? 'border-teal bg-teal text-white' : 'border-line-strong bg-white'}`}
                    >
                      {isOn && <Icon name="check" className="size-3.5!" />}
                    </span>
                    {t(layer)}
                  </PlanLink>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </div>
  );
});

/** The level as files (rule BLDG-05). */
const Files = memo(({ plan, level, sizes, t, id }: Shown) => {
  const { language } = useTexts();
  const revision = [plan.revision, plan.revised].filter(Boolean).join(' ');
  const files = planFormats.map((format) => ({ format, size: sizes[level.id]?.[format] }));
  return (
    <nav aria-labelledby={`${id}-files`} className="mt-6 print:hidden">
      <p id={`${id}-files`} className="text-sm text-ink-2">
        {t('files')}
        {revision && <> · {t('revisionOf', { revision })}</>}
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {files.map(({ format, size }) => (
          <li key={format}>
            <a
              href={planFile(level.id, format, language)}
              download
              className="flex min-h-touch items-center gap-2 text-teal underline"
            >
              <Icon name="download" small />
              {t(format)} {size && <span className="tnum text-ink-2">{size}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** The same without the drawing. Narrow screens have room for three figures; the panel has all. */
const SpaceList = memo((shown: Shown) => {
  const { level, chosen, t, id, heading: Heading } = shown;
  const rows = level.spaces.map(({ space, doors }) => ({
    space,
    facts: new Map(factsOf({ space, doors, joins: [], nearest: [] }, t)),
  }));
  const columns = [...new Set(rows.flatMap(({ facts }) => [...facts.keys()]))];
  return (
    <section aria-labelledby={`${id}-spaces`} className="mt-8">
      <Heading id={`${id}-spaces`} className="text-h4">
        {t('spaces')}
      </Heading>
      <table className="tnum mt-3 w-full text-end text-xs max-md:[&_:is(th,td):nth-child(n+5)]:hidden">
        <thead className="align-bottom text-ink-2">
          <tr className="border-b border-ink">
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 ps-3 text-end font-regular">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ space, facts }) => (
            <tr
              key={space.id}
              className="relative border-b border-line hover:bg-mist has-aria-current:bg-teal-tint"
            >
              <th scope="row" className="text-start font-regular">
                <PlanLink
                  shown={shown}
                  change={{ space: space.id }}
                  event={{ type: 'space', space: space.id }}
                  isCurrent={space.id === chosen?.space.id}
                  className="flex min-h-touch items-center text-sm text-teal after:absolute after:inset-0"
                >
                  <Phrases text={space.name} />
                </PlanLink>
              </th>
              {columns.map((column) => (
                <td key={column} className="py-2 ps-3 whitespace-nowrap">
                  {facts.get(column) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
