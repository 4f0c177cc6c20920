import { Link, useLocation } from '@tanstack/react-router';
import { menuOf } from '@trellis/contract/account/rules';
import { Menu } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from './current-user.ts';

/** The pages that exist for this person: what the server would refuse is not offered. */
export function MainMenu() {
  const { t } = useTranslation('shell');
  const entries = menuOf(useCurrentUser());
  const { pathname } = useLocation();
  const items = entries.map((entry) => ({ key: entry.path, label: <Link to={entry.path}>{t(`menu.${entry.label}`)}</Link> }));
  return (
    <nav aria-label={t('menu.label')}>
      <Menu mode="inline" selectedKeys={[pathname]} items={items} />
    </nav>
  );
}
