import { Navigate, Route, Routes } from 'react-router-dom';
import { useMay } from '../context.tsx';
import { AccountsScreen } from './AccountsScreen.tsx';
import { AuditScreen } from './AuditScreen.tsx';
import { MyAccount } from './MyAccount.tsx';
import { PreviewLinksScreen } from './PreviewLinksScreen.tsx';
import { ReadinessScreen } from './ReadinessScreen.tsx';

/** Routes of the settings: own account and preview links for every role, the other screens for administrators. */
export default function SettingsScreens() {
  const administers = useMay('administrator');
  const publishes = useMay('publisher');
  return (
    <Routes>
      <Route path="mine" element={<MyAccount />} />
      <Route path="previews" element={<PreviewLinksScreen />} />
      {publishes && <Route path="checks" element={<ReadinessScreen />} />}
      {administers && <Route path="accounts" element={<AccountsScreen />} />}
      {administers && <Route path="audit" element={<AuditScreen />} />}
      <Route
        path="*"
        element={<Navigate to={`/editor/settings/${administers ? 'accounts' : 'mine'}`} replace />}
      />
    </Routes>
  );
}
