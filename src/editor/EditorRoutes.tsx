import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SignIn, SignInAgain } from './accounts/SignIn.tsx';
import { useEditor } from './context.tsx';
import { Shell } from './shell/Shell.tsx';

const LinkPage = lazy(() => import('./accounts/LinkPage.tsx'));
const Settings = lazy(() => import('./accounts/SettingsScreens.tsx'));
const Pages = lazy(() => import('./pages/PagesScreen.tsx'));
const Page = lazy(() => import('./pages/PageScreen.tsx'));
const Content = lazy(() => import('./content/ContentScreens.tsx'));
const Library = lazy(() => import('./media/Library.tsx'));
const Menu = lazy(() => import('./menu/MenuScreen.tsx'));
const Inbox = lazy(() => import('./inbox/Inbox.tsx'));

interface EditorRoutesProps {
  /** Whether no account exists yet. */
  needsSetUp: boolean;
  /** Whether the session has ended while a screen was open. */
  expired: boolean;
}

/** Routes of the screens; without a session, only sign-in and account links. */
export function EditorRoutes({ needsSetUp, expired }: EditorRoutesProps) {
  const { account } = useEditor();
  return (
    <Suspense>
      <Routes>
        <Route path="/editor/link/:token" element={<LinkPage />} />
        {account ? (
          <Route path="/editor" element={<Shell />}>
            <Route index element={<Navigate to="/editor/pages" replace />} />
            <Route path="pages" element={<Pages />} />
            <Route path="page" element={<Page />} />
            <Route path="content/*" element={<Content />} />
            <Route path="media" element={<Library />} />
            <Route path="menu" element={<Menu />} />
            <Route path="inbox" element={<Inbox />} />
            <Route path="settings/*" element={<Settings />} />
            <Route path="*" element={<Navigate to="/editor/pages" replace />} />
          </Route>
        ) : (
          <Route path="*" element={<SignIn needsSetUp={needsSetUp} />} />
        )}
      </Routes>
      {expired && <SignInAgain />}
    </Suspense>
  );
}
