import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import { type Language, languages } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { factorTexts } from './accounts/factor-texts.ts';
import { SignIn, SignInAgain, SignInLayout } from './accounts/SignIn.tsx';
import { settingsTexts } from './accounts/texts.ts';
import { callEditor, signedOutEvent, useEditorQuery } from './api.ts';
import { EditorContext, useEditor, useTranslate } from './context.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Shell } from './shell/Shell.tsx';
import { LoadingPart } from './ui/LoadingPart.tsx';
import { lazyPart } from './ui/lazy-part.ts';
import { Notice } from './ui/Notice.tsx';
import { QueryBoundary } from './ui/QueryBoundary.tsx';

const translations = createTranslations();

/**
 * Queries are not retried automatically: a failed call shows its error with a retry button. Without a network they fail at
 * once, because a paused query would look as if it were still loading; they are repeated when the network is back.
 */
const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...{ retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
        ...{ networkMode: 'always', refetchOnReconnect: true },
      },
    },
  });

/** The editor: providers for language, queries and session, and its screens. */
export function App({
  initialLanguage,
  router = (children) => <BrowserRouter>{children}</BrowserRouter>,
}: AppProps) {
  const [client] = useState(createClient);
  const [language, chooseLanguage] = useState(initialLanguage);
  const setLanguage = useCallback((next: Language) => {
    storeLanguage(next);
    chooseLanguage(next);
  }, []);
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={language}>
        <TextsProvider value={{ language, t: translations[language] }}>
          {router(<Session language={language} setLanguage={setLanguage} />)}
        </TextsProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}

interface AppProps {
  initialLanguage: Language;
  /** Router; tests pass their own. */
  router?: (children: ReactNode) => ReactNode;
}

interface SessionProps {
  language: Language;
  setLanguage: (language: Language) => void;
}

function Session({ language, setLanguage }: SessionProps) {
  const query = useEditorQuery('session', {});
  const { refetch } = query;
  const [expired, setExpired] = useState(false);
  const [lastAccount, setLastAccount] = useState<Account>();
  const { say, toastRegion } = useToasts();
  const answered = query.data?.account;

  // If the session ends, the screen remains with a sign-in dialog over it.
  useEffect(() => {
    if (answered) setLastAccount(answered);
    else if (lastAccount) setExpired(true);
  }, [answered, lastAccount]);
  useEffect(() => {
    const end = () => setExpired(true);
    window.addEventListener(signedOutEvent, end);
    return () => window.removeEventListener(signedOutEvent, end);
  }, []);

  // Called after sign-in and sign-out; the refetched session replaces the preserved account.
  const refresh = useCallback(async () => {
    const { data } = await refetch();
    setLastAccount(data?.account);
    setExpired(false);
  }, [refetch]);
  const account = lastAccount ?? answered;
  // Nothing with a time is shown before the session is known.
  const timeZone = query.data?.timeZone ?? 'UTC';
  const value = useMemo(
    () => ({ language, setLanguage, timeZone, account, refresh, say }),
    [language, setLanguage, timeZone, account, refresh, say],
  );
  return (
    <EditorContext value={value}>
      <QueryBoundary query={query}>
        {({ needsSetUp }) => <EditorRoutes needsSetUp={needsSetUp} expired={expired} />}
      </QueryBoundary>
      {toastRegion}
    </EditorContext>
  );
}

const MyFactors = lazyPart(async () => ({ default: (await import('./accounts/MyFactors.tsx')).MyFactors }));
const LinkPage = lazyPart(() => import('./accounts/LinkPage.tsx'));
const Settings = lazyPart(() => import('./accounts/SettingsScreens.tsx'));
const Pages = lazyPart(() => import('./pages/PagesScreen.tsx'));
const Page = lazyPart(() => import('./pages/PageScreen.tsx'));
const Content = lazyPart(() => import('./content/ContentScreens.tsx'));
const Library = lazyPart(() => import('./media/Library.tsx'));
const Menu = lazyPart(() => import('./menu/MenuScreen.tsx'));
const Site = lazyPart(() => import('./site/SiteScreens.tsx'));
const Home = lazyPart(() => import('./home/HomeScreen.tsx'));
const Translations = lazyPart(() => import('./translations/TranslationsScreen.tsx'));
const Releases = lazyPart(() => import('./releases/ReleasesScreen.tsx'));
const Review = lazyPart(() => import('./review/ReviewScreen.tsx'));
const ReviewEntry = lazyPart(() => import('./review/ReviewEntry.tsx'));
const Inbox = lazyPart(() => import('./inbox/Inbox.tsx'));

interface EditorRoutesProps {
  /** Whether no account exists yet. */
  needsSetUp: boolean;
  /** Whether the session has ended while a screen was open. */
  expired: boolean;
}

/** Routes of the screens; without a session, only sign-in and account links. */
function EditorRoutes({ needsSetUp, expired }: EditorRoutesProps) {
  const { account } = useEditor();
  if (account?.needsSecondFactor) return <SetUpFactor />;
  return (
    <Suspense fallback={<LoadingPart />}>
      <Routes>
        <Route path="/editor/link/:token" element={<LinkPage />} />
        {account ? (
          <Route path="/editor" element={<Shell />}>
            <Route index element={<Navigate to="/editor/home" replace />} />
            <Route path="home" element={<Home />} />
            <Route path="pages" element={<Pages />} />
            <Route path="page" element={<Page />} />
            <Route path="content/*" element={<Content />} />
            <Route path="media" element={<Library />} />
            <Route path="menu" element={<Menu />} />
            <Route path="site/*" element={<Site />} />
            <Route path="translations" element={<Translations />} />
            <Route path="releases" element={<Releases />} />
            <Route path="review" element={<Review />} />
            <Route path="review/entry" element={<ReviewEntry />} />
            <Route path="inbox" element={<Inbox />} />
            <Route path="settings/*" element={<Settings />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        ) : (
          <Route path="*" element={<SignIn needsSetUp={needsSetUp} />} />
        )}
      </Routes>
      {expired && <SignInAgain />}
    </Suspense>
  );
}

interface Toast {
  id: number;
  message: string;
  tone: 'success' | 'danger';
}

/** Duration of a toast in milliseconds. */
const time = 5_000;

/**
 * The newest message, for some seconds; screen readers announce it. The editor and its dialogs end above it while it
 * is visible (`--toast`), so that it covers no control, and dialogs do not hide it.
 */
function useToasts(): {
  say: (message: string, tone?: Toast['tone']) => void;
  toastRegion: ReactNode;
} {
  const [toast, setToast] = useState<Toast>();
  const say = useCallback((message: string, tone: Toast['tone'] = 'success') => {
    const next = { id: performance.now(), message, tone };
    setToast(next);
    setTimeout(() => setToast((now) => (now === next ? undefined : now)), time);
  }, []);
  const toastRegion = (
    <div
      role="status"
      ref={giveHeight}
      // React Aria hides everything else from screen readers while a dialog is open.
      data-react-aria-top-layer="true"
      className="fixed inset-x-0 bottom-0 z-60 bg-white"
    >
      {toast && (
        <p
          key={toast.id}
          className="flex items-center gap-2.5 border-t border-line px-5 py-2.5 text-xs leading-normal md:justify-center"
        >
          <Icon
            name={toast.tone === 'danger' ? 'warning' : 'check'}
            small
            className={toast.tone === 'danger' ? 'text-danger' : 'text-success'}
          />
          {toast.message}
        </p>
      )}
    </div>
  );
  return { say, toastRegion };
}

/** Writes the height of an element to the custom property `--toast` of the document. */
function giveHeight(element: HTMLElement | null) {
  if (!element) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--toast', `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast');
  };
}

/** Language of the interface: the document's, which the server sets from the site's cookie. */
export const readLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.lang) ?? 'zh-CN';

/** Stores the language in the site's cookie (decisions, section 5) and sets the document's `lang`. */
function storeLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not available in every browser.
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
  document.documentElement.lang = language;
}

/** The only screen of an administrator without a second factor, while the site requires one. */
function SetUpFactor() {
  const { refresh } = useEditor();
  const t = useTranslate(factorTexts);
  const settings = useTranslate(settingsTexts);
  const signOut = async () => {
    await callEditor('signOut', {});
    await refresh();
  };
  return (
    <SignInLayout title={t('title')}>
      <Notice tone="warning">{t('required')}</Notice>
      <Suspense fallback={<LoadingPart />}>
        <MyFactors />
      </Suspense>
      <div>
        <Button variant="text" small className="-mx-3" onClick={() => void signOut()}>
          {settings('signOut')}
        </Button>
      </div>
    </SignInLayout>
  );
}
