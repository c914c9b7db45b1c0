import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { BrowserRouter } from 'react-router-dom';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import type { Language } from '#schemas/language.ts';
import { signedOutEvent, useEditorQuery } from './api.ts';
import { EditorContext } from './context.tsx';
import { EditorRoutes } from './EditorRoutes.tsx';
import { storeLanguage } from './interface-language.ts';
import { useToasts } from './shell/use-toasts.tsx';
import { QueryBoundary } from './ui/QueryBoundary.tsx';

const translations = createTranslations();

/** Queries are not retried automatically: a failed call shows its error with a retry button. */
const createClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true } },
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
  const value = useMemo(
    () => ({ language, setLanguage, account, refresh, say }),
    [language, setLanguage, account, refresh, say],
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
