import { MenuOutlined } from '@ant-design/icons';
import { Outlet } from '@tanstack/react-router';
import { Button, Layout, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from './current-user.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { PersonMenu } from './person-menu.tsx';

/** What stands around every page: menu, centre, language, person. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { tenant } = useCurrentUser();
  const [collapsed, setCollapsed] = useState(false);
  return (
    <Layout className="shell">
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <Layout.Sider breakpoint="xl" collapsedWidth={0} width={208} trigger={null} collapsed={collapsed} onCollapse={setCollapsed} className="shell-menu">
        <div className="brand">{t('product')}</div>
        <MainMenu />
      </Layout.Sider>
      <Layout>
        <Layout.Header className="shell-header">
          <Button type="text" icon={<MenuOutlined />} aria-label={t('menu.label')} aria-expanded={!collapsed} onClick={() => setCollapsed(!collapsed)} />
          <strong className="shell-tenant">{tenant?.name}</strong>
          <LanguageSwitch />
          <PersonMenu />
        </Layout.Header>
        <main id="content" tabIndex={-1} className="shell-content">
          <Suspense fallback={<Skeleton active />}>
            <Outlet />
          </Suspense>
        </main>
      </Layout>
    </Layout>
  );
}
