import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SpaceCard } from '#blocks/connected-space.ts';
import { SmallPlan } from '#blocks/SmallPlan.tsx';
import { areaOf, boothsIn } from '#blocks/space-area.ts';
import type { VenueSpace } from '#blocks/space-queries.ts';
import { attempt } from '#lib/attempt.ts';
import type { FormValues } from '#schemas/form-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { type Booking, spaceOnPlan, textsOf, withPartAreas } from './booking.ts';

interface HallPickerProps {
  booking: Booking;
  values: FormValues;
  /** Holds the fields that it writes. */
  form: RefObject<HTMLElement | null>;
}

/**
 * Halls as toggle buttons in the order of the building, beside a plan on which the same halls can be pressed. They write the text fields of the order, which stay editable: a
 * text that was edited by hand is only replaced on request (rule EVT-09). Without scripts there are the text fields alone.
 */
export function HallPicker({ booking, values, form }: HallPickerProps) {
  const { list, request, plan, t } = booking;
  const { fields, wanted } = request;
  const [chosen, setChosen] = useState<readonly string[]>(wanted.spaces);
  /** Id in the schedule of the space whose figures are shown. */
  const [asked, setAsked] = useState(wanted.spaces.at(-1));
  const spacesOf = (ids: readonly string[]) =>
    withPartAreas(
      list.filter(({ id }) => ids.includes(id)),
      booking.parts,
    );
  const written = textsOf(spacesOf(chosen), { fields, t });
  const isOwn = Object.entries(written).every(([name, text]) => {
    const value = (values[name] ?? '').trim();
    return value === '' || value === text;
  });

  const write = (ids: readonly string[]) => {
    const texts = textsOf(spacesOf(ids), { fields, t });
    keepHalls(fields.type, { ids, texts });
    for (const [name, text] of Object.entries(texts)) {
      const input = form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input || input.value === text) continue;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    setAsked(ids.at(-1));
  };
  useDraftedHalls(values, { names: Object.keys(written), type: fields.type, chosen }, (ids) => {
    // Without a hall that is gone, the text stays as it is.
    if (!ids.every((id) => list.some((space) => space.id === id))) return;
    choose(ids);
    // The draft may be in the other language.
    if (ids.length > 0) write(ids);
  });
  const toggle = ({ id }: VenueSpace, room = id) => {
    const isOn = !chosen.includes(id);
    const next = isOn ? [...chosen, id] : chosen.filter((one) => one !== id);
    setChosen(next);
    setAsked(isOn ? room : next.at(-1));
    if (isOwn) write(next);
  };
  const press = (booking: string) => {
    const space = spaceOnPlan({ list }, booking);
    if (space) toggle(space, booking);
  };
  const marked = new Set(spacesOf(chosen).flatMap(({ id, rooms }) => [id, ...rooms]));
  const area = areaOf(spacesOf(chosen));
  // The buttons name several rooms that are let as one by the id of all.
  const rooms = list.find(({ id }) => id === asked)?.rooms ?? [];
  const card = booking.cards.find((one) => one.booking === asked || rooms.includes(one.booking));
  return (
    <fieldset className="@container no-js:hidden mb-10">
      <legend className="mb-4 w-full border-t border-ink pt-4.5">
        <span className="font-subheading text-h3 font-medium">{t('spaces')}</span>
        <span className="ml-4 text-cap text-ink-3">{t('spacesHint')}</span>
      </legend>
      <div className={plan.length > 0 ? 'grid gap-5 @2xl:grid-cols-[1.15fr_1fr] @2xl:items-start' : ''}>
        {plan.length > 0 && (
          <div className="grid gap-3">
            {plan.map((level) => (
              <SmallPlan key={level.id} level={level} marked={marked} press={press} />
            ))}
          </div>
        )}
        <div
          className={`grid grid-cols-2 gap-3 ${plan.length > 0 ? 'sm:grid-cols-4 @2xl:grid-cols-2' : 'sm:grid-cols-4'}`}
        >
          {list.map((space) => (
            <Button
              key={space.id}
              variant="outline"
              aria-pressed={chosen.includes(space.id)}
              onClick={() => toggle(space)}
              className={`flex-col gap-0.5! px-3! py-3 aria-pressed:border-teal! aria-pressed:bg-teal-tint aria-pressed:text-teal-deep ${(space.area ?? 0) >= 15_000 ? 'col-span-2' : ''}`}
            >
              <span className="text-balance">{space.name}</span>
              {space.area !== undefined && (
                <span className="tnum text-cap font-regular text-ink-2">
                  {t('area', { area: space.area.toLocaleString('en') })}
                </span>
              )}
            </Button>
          ))}
        </div>
      </div>
      {card && <Facts card={card} t={t} />}
      <p className="tnum mt-3 flex min-h-6 flex-wrap items-center gap-x-4 text-cap text-ink-2">
        {area > 0 && (
          <span>
            {t('area', { area: area.toLocaleString('en') })}
            {fields.type === '1' &&
              `${t('separator')}${t('booths', { n: boothsIn(area).toLocaleString('en') })}`}
          </span>
        )}
        {request.freeDates && (
          <Link
            href={request.freeDates}
            className="inline-flex min-h-6 items-center text-teal underline underline-offset-4 hover:text-teal-deep"
          >
            {t('freeDates')}
          </Link>
        )}
        {request.findSpace && (
          <Link
            href={request.findSpace}
            className="inline-flex min-h-6 items-center text-teal underline underline-offset-4 hover:text-teal-deep"
          >
            {t('findSpace')}
          </Link>
        )}
        {chosen.length > 0 && !isOwn && (
          <button
            type="button"
            onClick={() => write(chosen)}
            className="min-h-6 text-teal underline underline-offset-4 hover:text-teal-deep"
          >
            {t('fromPlan')}
          </button>
        )}
      </p>
    </fieldset>
  );
}

/** Halls that were pressed, with the texts that they wrote, by the name of the field. */
interface KeptHalls {
  ids: readonly string[];
  texts: Readonly<Record<string, string>>;
}

const keyOf = (type: string) => `pavilion.halls.${type}`;

/** The draft of the form has the texts alone. Storage can fail at any time; then there are the texts alone. */
const keepHalls = (type: string, kept: KeptHalls) =>
  attempt(() => localStorage.setItem(keyOf(type), JSON.stringify(kept)));

function readHalls(type: string): KeptHalls | undefined {
  const kept = attempt<Partial<KeptHalls>>(() => JSON.parse(localStorage.getItem(keyOf(type)) ?? '{}'));
  return Array.isArray(kept?.ids) && kept.texts ? { ids: kept.ids, texts: kept.texts } : undefined;
}

/**
 * Presses halls again whose texts a draft has brought back, and none once the form is empty: it was sent or cleared.
 *
 * @param names of the fields that halls write
 */
function useDraftedHalls(
  values: FormValues,
  { names, type, chosen }: { names: readonly string[]; type: string; chosen: readonly string[] },
  choose: (ids: readonly string[]) => void,
): void {
  const before = useRef<FormValues>({});
  useEffect(() => {
    if (before.current === values) return;
    const hadText = Object.values(before.current).some(Boolean);
    before.current = values;
    if (!Object.values(values).some(Boolean)) {
      if (hadText && chosen.length > 0) choose([]);
      return;
    }
    if (chosen.length > 0) return;
    const kept = readHalls(type);
    if (kept && kept.ids.length > 0 && names.every((name) => (values[name] ?? '') === kept.texts[name]))
      choose(kept.ids);
  });
}

/** What the plan says about a space, and where to see it. */
function Facts({ card: { name, facts, plan, panorama, details }, t }: { card: SpaceCard; t: Booking['t'] }) {
  const links: [IconName, string, string | undefined][] = [
    ['place', t('onPlan'), plan],
    ['panorama', t('panorama'), panorama],
    ['info', t('details'), details],
  ];
  return (
    <section aria-label={name} className="mt-5 bg-mist px-5 py-4 in-[.bg-mist]:bg-white">
      <p className="font-medium">{name}</p>
      <dl className="mt-2 grid gap-x-8 text-sm @2xl:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="tnum ms-auto text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
        {links.map(
          ([icon, text, href]) =>
            href && (
              <Link
                key={text}
                href={href}
                className="inline-flex min-h-touch items-center gap-2 text-teal underline-offset-4 hover:underline"
              >
                <Icon name={icon} small />
                {text}
              </Link>
            ),
        )}
      </p>
    </section>
  );
}
