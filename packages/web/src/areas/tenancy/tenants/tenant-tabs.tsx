import type { Tenant } from '@trellis/contract/tenancy/schemas';
import { Skeleton, Tabs, type TabsProps } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { TenantContracts } from '../../tenant-contracts/public.ts';
import { AdministratorList } from '../../users/public.ts';
import type { TenantTab } from './tenant-tab.ts';

const ProfileTab = lazy(() => import('./profile-tab.tsx').then((module) => ({ default: module.ProfileTab })));
const ProjectTab = lazy(() => import('./project-tab.tsx').then((module) => ({ default: module.ProjectTab })));
const GrantTab = lazy(() => import('../grants/grant-tab.tsx').then((module) => ({ default: module.GrantTab })));
const LinkTab = lazy(() => import('../door/link-tab.tsx').then((module) => ({ default: module.LinkTab })));
const QrTab = lazy(() => import('../door/qr-tab.tsx').then((module) => ({ default: module.QrTab })));

interface Props {
  tenant: Tenant;
  active: TenantTab | undefined;
  onChange: (tab: TenantTab) => void;
}

/** The tabs of a tenant that the reader's policies show; what a tab needs is loaded when it is opened. */
export function TenantTabs({ tenant, active, onChange }: Props) {
  const { t } = useTranslation('tenancy');
  const tabs = useTabs(tenant);
  const shown = tabs.find(({ key }) => key === active)?.key ?? 'profile';
  const items: TabsProps['items'] = tabs.map(({ key, content }) => ({
    key,
    label: t(`detail.tabs.${key}`),
    children: <Suspense fallback={<Skeleton active />}>{content}</Suspense>,
  }));
  return (
    <Tabs
      destroyOnHidden
      aria-label={t('detail.tabsLabel')}
      activeKey={shown}
      items={items}
      onChange={(key) => {
        const next = tabs.find((tab) => tab.key === key);
        if (next) onChange(next.key);
      }}
    />
  );
}

function useTabs(tenant: Tenant): { key: TenantTab; content: ReactNode }[] {
  const { can } = useCurrentUser();
  const isCenter = tenant.type === 'Center';
  const tabs: { key: TenantTab; content: ReactNode }[] = [{ key: 'profile', content: <ProfileTab tenant={tenant} /> }];
  if (can('Business.Tenant.Write')) tabs.push({ key: 'administrators', content: <AdministratorList tenant={tenant} /> });
  if (isCenter) tabs.push({ key: 'projects', content: <ProjectTab tenant={tenant} /> });
  if (isCenter && can('RocketSystem.TenantGrant')) tabs.push({ key: 'grants', content: <GrantTab tenantId={tenant.id} /> });
  if (isCenter && can('RocketSystem.TenantContract'))
    tabs.push({ key: 'contracts', content: <TenantContracts tenantId={tenant.id} zone={tenant.zone} /> });
  tabs.push({ key: 'links', content: <LinkTab tenant={tenant} /> }, { key: 'qr', content: <QrTab tenant={tenant} /> });
  return tabs;
}
