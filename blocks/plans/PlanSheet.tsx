import { useEffect, useRef } from 'react';
import type { CollectionItem } from '#blocks/collection-item.ts';
import { useTexts } from '#i18n/context.tsx';
import type { TechnicalToggleEvent, TechnicalToggleInput } from '#machines/technical-toggle.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import { useViewer } from '#ui/viewer/use-viewer.tsx';
import { Drawing, drawingsOf, onWhite } from './Drawing.tsx';
import { chooses, type Side, sides, sidesOf } from './side.ts';

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

interface ToggleProps {
  /** The side that the machine shows. */
  side: Side;
  send: (event: TechnicalToggleEvent) => void;
  preload: () => void;
}

interface SideSwitchProps extends ToggleProps {
  /** Name of the radio buttons, unique in the document. */
  name: string;
  /** Title of the item. */
  title: string;
  /** Available sides; the other is disabled. */
  has: TechnicalToggleInput;
}

/**
 * Switch of two native radio buttons: floor plan (0) and venue info (1). They work before hydration and without the
 * machine; with it, they send their changes to it and follow its state.
 */
function SideSwitch({ name, title, has, side, send, preload }: SideSwitchProps) {
  const { t } = useTexts();
  const group = useRef<HTMLFieldSetElement>(null);
  const followed = useRef(side);

  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    const chosen = sides.find((_, index) => radios[index]?.checked)?.side;
    if (followed.current !== side) {
      followed.current = side;
      for (const [index, radio] of radios.entries()) radio.checked = sides[index]?.side === side;
    } else if (chosen && chosen !== side) send(chooses[chosen]);
  }, [side, send]);

  return (
    <fieldset
      ref={group}
      onPointerEnter={preload}
      onFocus={preload}
      className="inline-flex flex-none rounded border border-line-strong bg-white text-sm max-sm:w-full no-js:hidden print:hidden"
    >
      <legend className="sr-only">{t('plans.choose', { title })}</legend>
      {sides.map(({ side: of, number }) => (
        <label key={of} className={part}>
          <input
            type="radio"
            name={name}
            value={number}
            defaultChecked={side === of}
            disabled={of === 'plan' ? has.hasInfo && !has.hasPlan : !has.hasInfo}
            onChange={() => send(chooses[of])}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
          />
          {t(`plans.${of}`)}
        </label>
      ))}
    </fieldset>
  );
}

const part =
  'relative grid min-h-touch flex-1 place-items-center px-5 leading-tight whitespace-nowrap transition-colors duration-fast first-of-type:rounded-s-[3px] last-of-type:rounded-e-[3px] hover:text-teal has-checked:bg-ink has-checked:text-white has-disabled:text-ink-3 has-focus-visible:z-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)';
