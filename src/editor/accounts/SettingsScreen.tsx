import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EditorCallName } from '#schemas/editor/calls.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { settingsTexts } from './texts.ts';

/** Layout of the settings screens, with tabs. */
export function SettingsScreen({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const t = useTranslate(settingsTexts);
  const administers = useMay('administrator');
  const isLimited = useEditor().account?.limits !== undefined;
  const publishes = useMay('publisher') && !isLimited;
  const tabs = [
    ...(administers ? (['accounts', 'audit'] as const) : []),
    ...(publishes ? (['checks'] as const) : []),
    ...(['previews', 'mine'] as const),
  ];
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
              <th key={column} scope="col" className="px-4 py-2.5 font-regular whitespace-nowrap">
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

/**
 * Ends things of a list one at a time, then reads the list again.
 * @param list the call that reads the list
 * @param said announced after a success
 * @returns `notice` shows why the last attempt failed
 */
export function useRevoke(list: EditorCallName, said: string) {
  const { say } = useEditor();
  const client = useQueryClient();
  const { problem, attempt } = useProblem();
  const revoke = async (send: () => Promise<unknown>) => {
    if (await attempt(send)) say(said);
    await client.invalidateQueries({ queryKey: [list] });
  };
  const notice = problem && (
    <Notice tone="danger" live>
      {problem}
    </Notice>
  );
  return { revoke, notice };
}

interface RevokeCellProps {
  /** Name of the button for screen readers, with its object. */
  label: string;
  onRevoke: () => Promise<void>;
  /** Other buttons of the row. */
  before?: ReactNode;
  children: ReactNode;
}

/** Last cell of a row, with the button that ends it. */
export const RevokeCell = ({ label, onRevoke, before, children }: RevokeCellProps) => (
  <td className={`${cell} text-right`}>
    {before}
    <Button variant="text" small className="-mx-3 -my-2.5" aria-label={label} onClick={() => void onRevoke()}>
      {children}
    </Button>
  </td>
);

/** A cell with a time and its heading, which narrow screens show beside it. */
export const TimeCell = ({ heading, children }: { heading: string; children: string }) => (
  <td className={`${cell} tnum whitespace-nowrap`}>
    <span className="text-ink-3 md:hidden">{heading} </span>
    {children}
  </td>
);
