import { useEffect, useRef } from 'react';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useTranslate } from '../context.tsx';
import { SearchFilter } from '../list/ListFilters.tsx';
import { Screen } from '../ui/Screen.tsx';
import { exportUrl, useInboxList } from './inbox-list.ts';
import { RequestList } from './RequestList.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { inboxTexts } from './texts.ts';

/** The requests of applicants, with the open one beside the list; narrow screens show one of the two. */
export default function Inbox() {
  const t = useTranslate(inboxTexts);
  const list = useInboxList();
  const { id } = list.state;
  useRestoreFocus(id);
  return (
    <Screen
      title={t('title')}
      bare
      actions={
        // Narrow screens show the open request alone.
        <div className={`flex flex-wrap items-center gap-3 ${id ? 'max-md:hidden' : ''}`}>
          <SearchFilter label={t('search')} list={list} className="w-88 max-w-full" />
          <ButtonLink variant="outline" small href={exportUrl(list.state)} download>
            <Icon name="download" small />
            {t('export')}
          </ButtonLink>
        </div>
      }
    >
      <div className={`grid h-full ${id ? 'md:grid-cols-[minmax(0,1fr)_25rem]' : ''}`}>
        <div className={`relative min-h-0 min-w-0 overflow-y-auto ${id ? 'hidden md:block' : ''}`}>
          <RequestList list={list} />
        </div>
        {id && <RequestPanel key={id} id={id} list={list} />}
      </div>
    </Screen>
  );
}

/** Moves the focus to the row of a request when its panel is closed. */
function useRestoreFocus(id: string | undefined) {
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (id === undefined && closed !== undefined)
      document.querySelector<HTMLElement>(`[data-request="${CSS.escape(closed)}"]`)?.focus();
  }, [id]);
}
