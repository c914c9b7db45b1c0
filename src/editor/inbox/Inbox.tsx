import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '../texts.ts';
import { Screen } from '../ui/Screen.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestPanel } from './RequestPanel.tsx';
import { inboxTexts } from './texts.ts';
import { filtersOf, type InboxAddressValue, useInboxAddress } from './use-inbox-address.ts';

/** What applicants sent: the list, and beside it the open request; on narrow screens one or the other. */
export default function Inbox() {
  const t = useWords(inboxTexts);
  const place = useInboxAddress();
  const { id } = place.address;
  useWayBack(id);
  return (
    <Screen
      title={t('title')}
      bare
      actions={
        // A narrow screen shows the request alone.
        <div className={`flex flex-wrap items-center gap-3 ${id ? 'max-md:hidden' : ''}`}>
          <Search place={place} />
          <ButtonLink
            variant="outline"
            small
            href={`/api/editor/inbox.csv?${filtersOf(place.address)}`}
            download
          >
            <Icon name="download" small />
            {t('export')}
          </ButtonLink>
        </div>
      }
    >
      <div className={`grid h-full ${id ? 'md:grid-cols-[minmax(0,1fr)_25rem]' : ''}`}>
        <div className={`min-h-0 min-w-0 overflow-y-auto ${id ? 'hidden md:block' : ''}`}>
          <RequestList place={place} />
        </div>
        {id && <RequestPanel key={id} id={id} place={place} />}
      </div>
    </Screen>
  );
}

/** Whoever closes a request goes on from its row. */
function useWayBack(id: string | undefined) {
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (id === undefined && closed !== undefined)
      document.querySelector<HTMLElement>(`[data-request="${CSS.escape(closed)}"]`)?.focus();
  }, [id]);
}

/** How long nothing is typed before it is searched for, in milliseconds. */
const pause = 300;

/** What is typed stands here at once, and in the address a moment later; never while an input method is at work. */
function Search({ place }: { place: InboxAddressValue }) {
  const t = useWords(inboxTexts);
  const { search = '' } = place.address;
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [composing, setComposing] = useState(false);
  // The address has changed by itself: somebody went back, or asked to see all.
  if (known !== search) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const { go } = place;
  useEffect(() => {
    if (composing || typed.trim() === search) return;
    const timer = setTimeout(() => go({ search: typed.trim().slice(0, 100) }, { replace: true }), pause);
    return () => clearTimeout(timer);
  });
  return (
    <div onCompositionStart={() => setComposing(true)} onCompositionEnd={() => setComposing(false)}>
      <SearchBox label={t('search')} value={typed} onChange={setTyped} className="w-88 max-w-full" />
    </div>
  );
}
