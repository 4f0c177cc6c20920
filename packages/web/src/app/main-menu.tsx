import { CalendarOutlined, TeamOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@tanstack/react-router';
import { type MenuEntry, menuOf } from '@trellis/contract/account/rules';
import { Menu } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from './current-user.ts';

const icons: Record<MenuEntry['label'], React.ReactNode> = { today: <CalendarOutlined />, subjects: <TeamOutlined /> };

/** The pages that exist for this person: what the server would refuse is not offered. */
export function MainMenu() {
  const { t } = useTranslation('shell');
  const entries = menuOf(useCurrentUser());
  const { pathname } = useLocation();
  const items = entries.map((entry) => ({ key: entry.path, icon: icons[entry.label], label: <Link to={entry.path}>{t(`menu.${entry.label}`)}</Link> }));
  return (
    <nav aria-label={t('menu.label')}>
      <Menu mode="inline" selectedKeys={[pathname]} items={items} />
    </nav>
  );
}
