import { Suspense, useEffect } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { roleTexts, settingsTexts } from '../accounts/texts.ts';
import { useAccountActions } from '../accounts/use-account-actions.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { useUnread } from '../inbox/use-unread.ts';
import { reviewTexts } from '../review/review-texts.ts';
import { useWaiting } from '../review/use-reviews.ts';
import { RailSearch, SearchProvider } from '../search/SearchProvider.tsx';
import { TranslationSteps } from '../translations/TranslationSteps.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { LoadingPart } from '../ui/LoadingPart.tsx';
import { loadParts } from '../ui/lazy-part.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { areas } from './areas.ts';
import { shellTexts } from './texts.ts';

/** Layout with the rail at the left, or at the bottom on narrow screens. */
export function Shell() {
  const t = useTranslate(shellTexts);
  const [, , area] = useLocation().pathname.split('/');
  useEffect(loadParts, []);
  return (
    <SearchProvider>
      <div className="relative grid h-[calc(100dvh-var(--toast,0px))] overflow-clip grid-rows-[minmax(0,1fr)_auto] bg-mist text-ink md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-1">
        <a
          href="#main"
          className="sr-only z-50 rounded bg-white px-4 py-2 text-xs focus:not-sr-only focus:absolute focus:top-2 focus:left-16"
        >
          {t('skip')}
        </a>
        <Rail />
        <div className="row-start-1 grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] md:col-start-2">
          <TranslationSteps />
          <div className="row-start-2 min-h-0 min-w-0">
            <Suspense key={area} fallback={<LoadingPart />}>
              <Outlet />
            </Suspense>
          </div>
        </div>
      </div>
    </SearchProvider>
  );
}

const item =
  'relative grid min-h-14 min-w-11 flex-auto place-content-center justify-items-center gap-1 rounded text-badge leading-none whitespace-nowrap text-on-dark-2 hover:bg-ink-soft hover:text-white aria-[current=page]:bg-ink-soft aria-[current=page]:text-white md:w-full md:flex-none [@media(max-height:49rem)]:md:min-h-11 before:absolute before:inset-x-0 before:-top-1 before:hidden before:h-0.5 before:bg-brass-light aria-[current=page]:before:block md:before:inset-x-auto md:before:inset-y-0 md:before:-left-1 md:before:h-auto md:before:w-0.5';

/** Navigation between the areas of the editor, and the account menu. */
function Rail() {
  const t = useTranslate(shellTexts);
  const counts: Readonly<Record<string, Count>> = { inbox: useUnreadCount(), releases: useWaitingCount() };
  const [, , first] = useLocation().pathname.split('/');
  // The page editor belongs to the area "pages", the review queue to the releases.
  const current = first === 'page' ? 'pages' : first === 'review' ? 'releases' : first;
  return (
    <nav
      aria-label={t('rail')}
      className="on-dark flex gap-0.5 overflow-x-auto bg-ink px-1 py-1 md:w-16 md:gap-1 md:flex-col md:overflow-visible md:py-3"
    >
      <a href="/" title={t('openSite')} className="hidden place-items-center py-2 text-white md:grid">
        <svg viewBox="0 0 32 20" aria-hidden="true" className="h-5 w-8 fill-none stroke-current stroke-[1.5]">
          <path d="M2 14c5-8 9-8 14-2s9 6 14-2M2 9c5-8 9-8 14-2s9 6 14-2M4 18c5-5 8-5 12-1s8 4 12-1" />
        </svg>
        <span className="sr-only">{t('openSite')}</span>
      </a>
      <div className="flex flex-1 gap-0.5 md:-mx-1 md:min-h-0 md:flex-col md:gap-1 md:overflow-x-hidden md:overflow-y-auto md:px-1">
        <RailSearch className={item} />
        {areas.map((area) => (
          <Link
            key={area}
            to={`/editor/${area}`}
            aria-current={area === current ? 'page' : undefined}
            className={item}
          >
            <EditorIcon name={area} />
            {t(area)}
            {counts[area] && <CountBadge {...counts[area]} />}
          </Link>
        ))}
      </div>
      <AccountMenu />
    </nav>
  );
}

interface Count {
  count: number;
  /** The count in words, for screen readers. */
  label: string;
}

function useUnreadCount(): Count {
  const t = useTranslate(shellTexts);
  const count = useUnread();
  return { count, label: t('unread', { count }) };
}

function useWaitingCount(): Count {
  const t = useTranslate(reviewTexts);
  const count = useWaiting();
  return { count, label: t('waitingForMe', { count }) };
}

/** What waits in an area of the rail. Nothing if it is 0. */
const CountBadge = ({ count, label }: Count) =>
  count > 0 && (
    <span className="absolute top-0.5 left-1/2 z-10 ml-1 rounded-full md:right-0.5 md:left-auto md:ml-0 bg-brass-light px-1.5 py-0.5 text-badge leading-none font-medium text-ink">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only"> {label}</span>
    </span>
  );

/** The user's account and its actions, at the bottom of the rail. */
function AccountMenu() {
  const { account } = useEditor();
  const t = useTranslate(settingsTexts);
  const role = useTranslate(roleTexts);
  const navigate = useNavigate();
  const { actions, dialogs } = useAccountActions();
  if (!account) return null;
  const mine = {
    id: 'mine',
    label: `${account.name} · ${role(account.role)}`,
    onAction: () => void navigate('/editor/settings/mine'),
  };
  return (
    <>
      <MenuButton
        label={t('account', { name: account.name })}
        actions={[mine, ...actions]}
        className="grid min-h-14 min-w-14 place-items-center text-on-dark-2 hover:bg-ink-soft! hover:text-white md:w-full"
      >
        <EditorIcon name="account" />
      </MenuButton>
      {dialogs}
    </>
  );
}
