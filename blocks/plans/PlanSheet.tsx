import type { CollectionItem } from '#blocks/collection-item.ts';
import { useTexts } from '#i18n/context.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { useViewer } from '#ui/viewer/use-viewer.tsx';
import { Drawing } from './Drawing.tsx';
import { drawingsOf, onWhite } from './drawings.ts';
import { SideSwitch, type ToggleProps } from './SideSwitch.tsx';
import { sidesOf } from './side.ts';

export interface PlanProps {
  /** Of its element. */
  id: string;
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

type PlanSheetProps = PlanProps & ToggleProps;

/**
 * Title of a hall or room, its switch, and its drawings: floor plan or venue info (rule TECH-01). CSS shows the
 * selected one, so the switch works before hydration; without scripts and in print both are visible.
 */
export function PlanSheet({ id, item, heading: Heading, side, send, preload }: PlanSheetProps) {
  const { t } = useTexts();
  const { plan, info } = drawingsOf(t, item);
  const { linkTo, newTab, viewer } = useViewer(onWhite([...plan, ...info]), item.title);
  const has = sidesOf(item);
  return (
    <div id={id} className="group/plan scroll-mt-4 border-t border-ink print:not-first:break-before-page">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
        <Heading className="text-h3">
          <Phrases text={item.title} />
        </Heading>
        <SideSwitch name={id} title={item.title} has={has} side={side} send={send} preload={preload} />
      </div>
      {(has.hasPlan || !has.hasInfo) && (
        <div className="group-has-[[value='1']:checked]/plan:hidden no-js:block! print:block!">
          <Drawing drawing={plan[0]} ground="bg-paper" link={linkTo(0)} newTab={newTab} wide />
        </div>
      )}
      {has.hasInfo && (
        <div
          className={`grid gap-4 group-has-[[value='0']:checked]/plan:hidden no-js:mt-4 no-js:grid! print:mt-4 print:grid! ${
            info.length > 1 ? 'md:grid-cols-2 print:grid-cols-2!' : ''
          }`}
        >
          {info.map((drawing, index) => (
            <Drawing
              // The same sheet may occur twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of sheets never changes.
              key={index}
              drawing={drawing}
              ground="bg-white"
              link={linkTo(plan.length + index)}
              newTab={newTab}
              wide={info.length % 2 === 1 && index === info.length - 1}
            />
          ))}
        </div>
      )}
      {viewer}
    </div>
  );
}
