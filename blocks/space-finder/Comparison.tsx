import type { ReactNode } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { layouts } from '#lib/space-finder.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/link/Link.tsx';
import { StateChip } from './Answers.tsx';
import type { ShownAnswer } from './finder.ts';
import { parametersOf } from './question.ts';
import { bookingHref, figure, nameOf, type Shown, sizeOf } from './shown.ts';

interface Row {
  label: string;
  cells: readonly ReactNode[];
}

/** Up to three answers side by side: a row for each figure that one of them has. */
export function Comparison(shown: Shown) {
  const { id, found, request, t, heading: Heading } = shown;
  const { hrefOf } = useBlockUrl();
  const { question } = request;
  const all = found.compared;
  return (
    <section aria-labelledby={`${id}-compare`} className="mt-12 border-t border-ink pt-4">
      <Heading id={`${id}-compare`} className="text-h3">
        {t('compareTitle')}
      </Heading>
      <table className="tnum mt-3 w-full table-fixed text-cap md:text-sm">
        <thead>
          <tr className="border-b border-ink">
            <td className="w-1/4" />
            {all.map((one) => (
              <th
                key={one.key}
                scope="col"
                className="py-3 ps-3 text-start align-bottom font-medium wrap-anywhere"
              >
                {nameOf(one, shown)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(all, shown).map(({ label, cells }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-3 text-start align-top font-medium text-ink-2">
                {label}
              </th>
              {cells.map((cell, place) => (
                <td key={all[place]?.key} className="py-3 ps-3 align-top wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          <tr className="print:hidden">
            <td />
            {all.map((one, place) => {
              const href = bookingHref(one, shown);
              const others = all.filter(({ key }) => key !== one.key).map(({ key }) => key);
              return (
                <td key={one.key} className="py-3 ps-3 align-top">
                  {href && (
                    <ButtonLink
                      small
                      href={href}
                      variant={place === 0 ? 'primary' : 'outline'}
                      className="px-3! md:px-6!"
                    >
                      {t('askThis')}
                      <span className="sr-only">{nameOf(one, shown)}</span>
                    </ButtonLink>
                  )}
                  <Link
                    href={hrefOf(parametersOf({ ...question, compare: others }))}
                    rel="nofollow"
                    className="flex min-h-touch w-fit items-center text-cap text-teal underline underline-offset-4 hover:text-teal-deep"
                  >
                    {t('removeCompare')}
                    <span className="sr-only">{nameOf(one, shown)}</span>
                  </Link>
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function rowsOf(all: readonly ShownAnswer[], { found, t, dates, list }: Shown): Row[] {
  const row = (label: string, cell: (one: ShownAnswer) => ReactNode): Row => ({
    label,
    cells: all.map(cell),
  });
  const known = (value: number | undefined) => (value === undefined ? undefined : figure(value));
  const every = (key: 'hasWater' | 'hasDaylight') => (one: ShownAnswer) =>
    one.spaces.every((space) => space[key]) ? t('yes') : undefined;
  const rows = [
    ...(found.days ? [row(t('rowState'), ({ answer }) => <StateChip isFree={answer.isFree} t={t} />)] : []),
    row(t('rowFree'), ({ free }) => free && dates.range(free)),
    row(t('rowArea'), ({ answer }) => figure(answer.area)),
    row(t('rowSize'), ({ spaces }) => {
      const { width, height } = sizeOf(spaces);
      return `${figure(width)} × ${figure(height)}`;
    }),
    row(t('rowHeight'), ({ answer }) => known(answer.height)),
    row(t('rowLoad'), ({ answer }) => known(answer.floorLoad)),
    ...layouts.map((layout) =>
      row(t(layout), ({ spaces }) => {
        const counts = spaces.map(({ seats }) => seats[layout]);
        return counts.every((count) => count !== undefined) ? counts.map(figure).join(' + ') : undefined;
      }),
    ),
    row(t('rowDoors'), ({ spaces }) => doorsText(spaces, t)),
    row(t('rowWater'), every('hasWater')),
    row(t('rowDaylight'), every('hasDaylight')),
    row(t('rowRooms'), ({ rooms }) => (rooms.length > 0 ? list(rooms.map(({ name }) => name)) : undefined)),
  ];
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell ?? t('unknown')) }));
}

function doorsText(spaces: ShownAnswer['spaces'], t: Shown['t']): string | undefined {
  const doors = spaces.flatMap((space) => space.doors);
  const [widest] = doors.toSorted(
    (one, other) => (other.height ?? 0) - (one.height ?? 0) || other.width - one.width,
  );
  if (!widest) return undefined;
  const { width, height } = widest;
  const count = doors.length;
  return height === undefined
    ? t('rowDoorsWide', { count, width: figure(width) })
    : t('rowDoorsValue', { count, width: figure(width), height: figure(height) });
}
