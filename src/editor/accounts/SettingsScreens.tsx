import { Navigate, Route, Routes } from 'react-router-dom';
import { useMay } from '../context.tsx';
import { AccountsScreen } from './AccountsScreen.tsx';
import { AuditScreen } from './AuditScreen.tsx';
import { MyAccount } from './MyAccount.tsx';

/** Routes of the settings: the own account for every role, the other screens for administrators. */
export default function SettingsScreens() {
  const administers = useMay('administrator');
  return (
    <Routes>
      <Route path="mine" element={<MyAccount />} />
      {administers && <Route path="accounts" element={<AccountsScreen />} />}
      {administers && <Route path="audit" element={<AuditScreen />} />}
      <Route
        path="*"
        element={<Navigate to={`/editor/settings/${administers ? 'accounts' : 'mine'}`} replace />}
      />
    </Routes>
  );
}
