import { Navigate, Route, Routes } from 'react-router-dom';
import { useMay } from '../context.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { AccountsScreen } from './AccountsScreen.tsx';
import { AuditScreen } from './AuditScreen.tsx';
import { MyAccount } from './MyAccount.tsx';
import { PreviewLinksScreen } from './PreviewLinksScreen.tsx';
import { ReadinessScreen } from './ReadinessScreen.tsx';

/** Routes of the settings: own account and preview links for every role, the other screens for administrators. */
export default function SettingsScreens() {
  const administers = useMay('administrator');
  const publishes = useMay('publisher');
  // Another account may sign in where this one signed out, and its role may lack the screen.
  const first = <Navigate to={`/editor/settings/${administers ? 'accounts' : 'mine'}`} replace />;
  return (
    <Routes>
      <Route index element={first} />
      <Route path="mine" element={<MyAccount />} />
      <Route path="previews" element={<PreviewLinksScreen />} />
      <Route path="checks" element={publishes ? <ReadinessScreen /> : first} />
      <Route path="accounts" element={administers ? <AccountsScreen /> : first} />
      <Route path="audit" element={administers ? <AuditScreen /> : first} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
