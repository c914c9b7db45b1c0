import type { ReactNode } from 'react';

interface SettingsTableProps {
  label: string;
  /** Their headings; an empty one over what has names of its own. */
  columns: readonly string[];
  children: ReactNode;
}

/** How cells of these tables look. */
export const cell = 'px-4 py-3 align-top';

/** A table on the screens under "settings"; on narrow screens it scrolls in its box. */
export const SettingsTable = ({ label, columns, children }: SettingsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
  <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded border border-line bg-white">
    <table className="w-full text-left text-xs leading-normal">
      <thead>
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
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  </section>
);
