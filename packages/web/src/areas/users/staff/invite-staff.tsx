import { useTranslation } from 'react-i18next';
import { BeginElsewhere } from '../../../ui/begin-elsewhere.tsx';

/** From a list of staff that shows nobody yet to the invitation of somebody. */
export function InviteStaff() {
  const { t } = useTranslation('users');
  return (
    <BeginElsewhere policy="PFE.UserManagement.User.Write" to="/system/center/menu/user/user" begins>
      {t('invite')}
    </BeginElsewhere>
  );
}
