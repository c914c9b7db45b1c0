import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../texts.ts';
import { Screen } from '../ui/Screen.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { BinList } from './list/BinList.tsx';
import { type OpenedDialog, PageDialogs } from './list/PageDialogs.tsx';
import { PageList } from './list/PageList.tsx';
import { pagesTexts } from './list/texts.ts';

/** `/editor/pages`: all pages; `?show=bin`: those that were removed. */
export default function PagesScreen() {
  const t = useWords(pagesTexts);
  const [params] = useSearchParams();
  const [opened, open] = useState<OpenedDialog>();
  const inBin = params.get('show') === 'bin';
  return (
    <Screen
      title={t('title')}
      actions={
        <Button small onClick={() => open({ what: 'new' })}>
          {t('newPage')}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-4">
        <TabLinks
          label={t('tabs')}
          tabs={[
            { to: '/editor/pages', label: t('all'), current: !inBin },
            { to: '/editor/pages?show=bin', label: t('bin'), current: inBin },
          ]}
        />
        {inBin ? <BinList /> : <PageList open={open} />}
      </div>
      <PageDialogs opened={opened} open={open} />
    </Screen>
  );
}
