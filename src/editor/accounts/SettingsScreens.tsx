import { Navigate, Route, Routes } from 'react-router-dom';
import { useMay } from '../context.tsx';
import { AccountsScreen } from './AccountsScreen.tsx';
import { AuditScreen } from './AuditScreen.tsx';
import { MyAccount } from './MyAccount.tsx';
import { PreviewLinksScreen } from './PreviewLinksScreen.tsx';

/** Routes of the settings: own account and preview links for every role, the other screens for administrators. */
export default function SettingsScreens() {
  const administers = useMay('administrator');
  return (
    <Routes>
      <Route path="mine" element={<MyAccount />} />
      <Route path="previews" element={<PreviewLinksScreen />} />
      {administers && <Route path="accounts" element={<AccountsScreen />} />}
      {administers && <Route path="audit" element={<AuditScreen />} />}
      <Route
        path="*"
        element={<Navigate to={`/editor/settings/${administers ? 'accounts' : 'mine'}`} replace />}
      />
    </Routes>
  );
}
