import type { ReactNode } from 'react';
import { useMay, useTranslate } from '../context.tsx';
import { Screen } from '../ui/Screen.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { settingsTexts } from './texts.ts';

/** Layout of the settings screens, with tabs. */
export function SettingsScreen({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const t = useTranslate(settingsTexts);
  const administers = useMay('administrator');
  const tabs = administers ? (['accounts', 'audit', 'mine'] as const) : (['mine'] as const);
  return (
    <Screen title={t('settings')} actions={actions}>
      <TabLinks
        label={t('settings')}
        tabs={tabs.map((tab) => ({ to: `/editor/settings/${tab}`, label: t(tab) }))}
      />
      <div className="pt-5">{children}</div>
    </Screen>
  );
}

interface SettingsTableProps {
  label: string;
  /** Column headings; empty for a column whose controls have their own labels. */
  columns: readonly string[];
  children: ReactNode;
}

/** Classes of a table cell. */
export const cell = 'px-4 py-3 align-top';

/** On narrow screens a row is a block: the first cell on its own line, the others below it. */
const narrow = [
  'max-md:block max-md:[&>tr]:flex max-md:[&>tr]:flex-wrap max-md:[&>tr]:items-center',
  'max-md:[&>tr]:gap-x-4 max-md:[&>tr]:gap-y-1 max-md:[&>tr]:px-4 max-md:[&>tr]:py-3',
  'max-md:[&>tr>td]:p-0 max-md:[&>tr>td:first-child]:w-full max-md:[&>tr>td:first-child]:wrap-anywhere',
].join(' ');

/** Table of the settings screens; scrolls horizontally if it is too wide. */
export const SettingsTable = ({ label, columns, children }: SettingsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
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
