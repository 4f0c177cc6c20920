import { Link, useNavigate } from '@tanstack/react-router';
import { accountPath, roleChooserPath } from '@trellis/contract/account/rules';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from './current-user.ts';
import { signOut } from './sign-in.ts';

export function PersonMenu() {
  const { t } = useTranslation('shell');
  const { name, memberships } = useCurrentUser();
  const navigate = useNavigate();
  const items = [
    { key: 'account', label: <Link to={accountPath}>{t('account')}</Link> },
    ...(memberships.length > 1 ? [{ key: 'role', label: t('changeRole'), onClick: () => void navigate({ to: roleChooserPath }) }] : []),
    { key: 'signOut', label: t('signOut'), onClick: () => void signOut() },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" aria-label={`${t('person')}: ${name}`} className="person">
        <span className="avatar" data-initial={name.slice(0, 1)} />
        {name}
      </Button>
    </Dropdown>
  );
}
