import type { ReactNode } from 'react';
import { useMay } from '../context.tsx';
import { useWords } from '../texts.ts';
import { Screen } from '../ui/Screen.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { settingsTexts } from './texts.ts';

/** Layout of the settings screens, with tabs. */
export function SettingsScreen({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const t = useWords(settingsTexts);
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
