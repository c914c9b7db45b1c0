import { useState } from 'react';
import * as z from 'zod';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '../context.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { Screen } from '../ui/Screen.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { BinList } from './list/BinList.tsx';
import { type OpenedDialog, PageDialogs } from './list/PageDialogs.tsx';
import { PageList } from './list/PageList.tsx';
import { pagesTexts } from './list/texts.ts';
import { SectionList } from './sections/SectionList.tsx';
import { sectionTexts } from './sections/section-texts.ts';

const pageListSchema = z.object({
  /** Present in links that begin a new page. */
  new: z.string().optional(),
  show: z.enum(['templates', 'sections', 'bin']).optional().catch(undefined),
  search: z.string().optional(),
});

/** `/editor/pages` lists all pages, `?show` templates, sections or the removed pages; `?new` begins a page. */
export default function PagesScreen() {
  const t = useTranslate(pagesTexts);
  const list = useListAddress(pageListSchema);
  const [chosen, open] = useState<OpenedDialog>();
  const begun = list.state.new === undefined ? undefined : ({ what: 'new' } as const);
  const { show } = list.state;
  const ofSections = useTranslate(sectionTexts);
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
            { to: '/editor/pages', label: t('all'), current: show === undefined },
            {
              to: '/editor/pages?show=templates',
              label: ofSections('templates'),
              current: show === 'templates',
            },
            {
              to: '/editor/pages?show=sections',
              label: ofSections('sections'),
              current: show === 'sections',
            },
            { to: '/editor/pages?show=bin', label: t('bin'), current: show === 'bin' },
          ]}
        />
        {show === undefined && <PageList list={list} open={open} />}
        {show === 'bin' && <BinList />}
        {(show === 'templates' || show === 'sections') && <SectionList key={show} show={show} />}
      </div>
      <PageDialogs
        opened={chosen ?? begun}
        open={(next) => {
          open(next);
          if (begun && !next) list.change({ new: undefined }, { replace: true });
        }}
      />
    </Screen>
  );
}
