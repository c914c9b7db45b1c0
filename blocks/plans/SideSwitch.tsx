import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { TechnicalToggleEvent, TechnicalToggleInput } from '#machines/technical-toggle.ts';
import { chooses, type Side, sides } from './side.ts';

export interface ToggleProps {
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
export function SideSwitch({ name, title, has, side, send, preload }: SideSwitchProps) {
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
