import type { ReactNode } from 'react';

interface SettingsTableProps {
  label: string;
  /** Their headings; an empty one over what has names of its own. */
  columns: readonly string[];
  children: ReactNode;
}

/** How cells of these tables look. */
export const cell = 'px-4 py-3 align-top';

/** On narrow screens a row is a few lines: its first cell, and beneath it what fits. */
const narrow = [
  'max-md:block max-md:[&>tr]:flex max-md:[&>tr]:flex-wrap max-md:[&>tr]:items-center',
  'max-md:[&>tr]:gap-x-4 max-md:[&>tr]:gap-y-1 max-md:[&>tr]:px-4 max-md:[&>tr]:py-3',
  'max-md:[&>tr>td]:p-0 max-md:[&>tr>td:first-child]:w-full max-md:[&>tr>td:first-child]:wrap-anywhere',
].join(' ');

/** A table on the screens under "settings"; what is too wide for its box scrolls in it. */
export const SettingsTable = ({ label, columns, children }: SettingsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
  <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded border border-line bg-white">
    <table className="w-full text-left text-xs leading-normal max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink text-cap text-ink-2">
          {columns.map((column) =>
            column ? (
              <th key={column} scope="col" className="px-4 py-2.5 font-normal whitespace-nowrap">
                {column}
              </th>
            ) : (
              <td key="actions" />
            ),
          )}
        </tr>
      </thead>
      <tbody className={`divide-y divide-line ${narrow}`}>{children}</tbody>
    </table>
  </section>
);
