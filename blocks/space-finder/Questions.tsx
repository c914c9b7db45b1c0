import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { GetForm } from '#blocks/GetForm.tsx';
import { layouts } from '#lib/space-finder.ts';
import { buttonLook } from '#ui/Button.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { finderParameters, needsOf, parametersOf, type questionParameters, without } from './question.ts';
import type { Shown } from './shown.ts';

type Name = (typeof questionParameters)[number];

/** The questions as a GET form, and the needs that were asked for as links that drop them. */
export function Questions(shown: Shown) {
  const { id, request, t } = shown;
  const { nameOf } = useBlockUrl();
  const { wish, days } = request.question;
  const values = parametersOf(request.question);
  const field = (name: Name, label: string, attributes: FieldAttributes) => (
    <p className="grid min-w-0 content-end gap-2">
      <label htmlFor={`${id}-${name}`} className="text-xs font-medium">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        name={nameOf(name)}
        defaultValue={values[name]}
        className={`${fieldBox} tnum h-control`}
        {...attributes}
      />
    </p>
  );
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const box = (name: 'water' | 'daylight' | 'outdoors') => (
    <label className="flex min-h-touch items-center gap-3 text-sm">
      <input
        type="checkbox"
        name={nameOf(name)}
        value="1"
        defaultChecked={wish[name] === true}
        className="size-5 flex-none accent-teal"
      />
      {t(name)}
    </label>
  );
  const needs = needsOf(wish);
  return (
    <search className="block print:hidden">
      <GetForm
        own={finderParameters}
        label={t('finder')}
        className="grid gap-x-4 gap-y-4 border-y border-line border-t-ink bg-mist px-5 py-6 in-[.bg-mist]:bg-white md:px-6"
      >
        <div className="grid grid-cols-2 items-end gap-x-4 gap-y-4 md:grid-cols-[1fr_1fr_1fr_1.2fr_1.2fr_auto]">
          {field('people', t('people'), { ...number, inputMode: 'numeric' })}
          <p className="grid min-w-0 content-end gap-2">
            <label htmlFor={`${id}-layout`} className="text-xs font-medium">
              {t('layout')}
            </label>
            <span className="relative grid">
              <select
                id={`${id}-layout`}
                name={nameOf('layout')}
                defaultValue={wish.layout ?? ''}
                className={`${fieldBox} h-control appearance-none pe-10!`}
              >
                <option value="">{t('any')}</option>
                {layouts.map((layout) => (
                  <option key={layout} value={layout}>
                    {t(layout)}
                  </option>
                ))}
              </select>
              <Icon name="down" small className="pointer-events-none absolute end-3.5 top-3.75 text-ink-3" />
            </span>
          </p>
          <div className="max-md:col-span-2">{field('area', t('area'), number)}</div>
          {/* Two dates side by side are wider than a phone. */}
          <div className="max-sm:col-span-2">
            {field('from', t('from'), { type: 'date', min: request.today })}
          </div>
          <div className="max-sm:col-span-2">
            {field('until', t('until'), { type: 'date', min: days?.from ?? request.today })}
          </div>
          <button type="submit" className={buttonLook({}, 'max-md:hidden')}>
            {t('find')}
          </button>
        </div>
        <details open={needs.length > 0 || undefined}>
          <summary className="flex min-h-touch w-fit cursor-pointer items-center gap-2 text-sm font-medium text-teal">
            {t('needs')}
            <Icon name="down" small />
          </summary>
          <div className="grid grid-cols-2 gap-x-4 gap-y-4 pt-2 md:grid-cols-6">
            {field('height', t('height'), number)}
            {field('load', t('load'), number)}
            {field('doorWidth', t('doorWidth'), number)}
            {field('doorHeight', t('doorHeight'), number)}
            {field('rooms', t('rooms'), { ...number, inputMode: 'numeric' })}
            {field('roomPeople', t('roomPeople'), { ...number, inputMode: 'numeric' })}
          </div>
          <div className="mt-2 flex flex-wrap gap-x-6">
            {box('water')}
            {box('daylight')}
            {box('outdoors')}
          </div>
        </details>
        <button type="submit" className={buttonLook({}, 'md:hidden')}>
          {t('find')}
        </button>
      </GetForm>
      <Chips {...shown} />
    </search>
  );
}

interface FieldAttributes {
  type?: 'date';
  min?: string;
  inputMode?: 'decimal' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** The needs that were asked for; each is a link to the same question without it. */
function Chips({ request, t }: Shown) {
  const { hrefOf } = useBlockUrl();
  const { question } = request;
  const needs = needsOf(question.wish);
  if (needs.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {needs.map((need) => (
        <li key={need}>
          <Link
            href={hrefOf(parametersOf(without(question, need)))}
            rel="nofollow"
            className="inline-flex min-h-touch items-center gap-2 rounded border border-teal bg-teal-tint px-3 text-xs text-teal-deep hover:border-teal-deep md:min-h-10"
          >
            <span className="sr-only">{t('remove', { need: '' })}</span>
            {needText(question.wish, need, t)}
            <Icon name="close" small />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** @returns a need in words: `Height ≥ 9 m` */
export function needText(
  wish: Shown['request']['question']['wish'],
  need: ReturnType<typeof needsOf>[number],
  t: Shown['t'],
): string {
  switch (need) {
    case 'height':
      return t('needHeight', { value: wish.height ?? 0 });
    case 'floorLoad':
      return t('needLoad', { value: wish.floorLoad ?? 0 });
    case 'door':
      return t('needDoor', { width: wish.door?.width || '–', height: wish.door?.height ?? '–' });
    case 'rooms':
      return t('needRooms', { count: wish.rooms?.count ?? 0, people: wish.rooms?.people ?? 0 });
    default:
      return t(need);
  }
}
