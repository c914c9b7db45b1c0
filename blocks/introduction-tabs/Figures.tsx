import type { Statistic } from '#schemas/introduction.ts';
import { Counter } from '#ui/counter/Counter.tsx';

/** Decimals while counting, as on the introduction page (specification, section 9). */
const decimals = 1;

/** Two figures per row. If their number is odd, the first has its own row with its remark beside it. */
export const Figures = ({ figures }: { figures: readonly Statistic[] }) =>
  figures.length > 0 && (
    <ul className="mt-5 grid grid-cols-2 border-t border-line-dark">
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
    className={`border-b border-line-dark py-3.5 [&_small]:text-on-dark-2 ${alone ? 'col-span-2 grid-cols-2 md:grid md:items-center' : 'pr-3'}`}
  >
    <p className="font-num text-figure leading-none font-light tracking-num text-brass-light">
      <Counter value={number} unit={unit} decimals={decimals} unitClass="ml-1.5 text-unit" />
    </p>
    {remark && (
      <p className={`mt-2 text-xs leading-tight text-on-dark-2 ${alone ? 'md:mt-0' : ''}`}>{remark}</p>
    )}
  </li>
);
