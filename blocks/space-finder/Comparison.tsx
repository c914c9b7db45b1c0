import { useBlockUrl } from '#blocks/block-url.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Link } from '#ui/link/Link.tsx';
import { StateChip } from './Answers.tsx';
import { rowsOf } from './facts.ts';
import { parametersOf } from './question.ts';
import { bookingHref, nameOf, type Shown } from './shown.ts';

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
          {found.days && (
            <tr className="border-b border-line">
              <th scope="row" className="py-3 text-start align-top font-medium text-ink-2">
                {t('rowState')}
              </th>
              {all.map(({ key, answer }) => (
                <td key={key} className="py-3 ps-3 align-top">
                  <StateChip isFree={answer.isFree} t={t} />
                </td>
              ))}
            </tr>
          )}
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
