import { EditOutlined } from '@ant-design/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Tenant, TenantType } from '@trellis/contract/tenancy/schemas';
import { Breadcrumb, Button, Flex, Result, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { failureOf } from '../../../ui/failure-of.ts';
import { ListLink } from '../../../ui/list-link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { isLostConnection } from '../../../ui/use-failure-text.ts';
import { listPathOf } from './list-search.ts';
import { useTenant } from './queries.ts';
import { TenantStateTag } from './tenant-columns.tsx';
import type { TenantTab } from './tenant-tab.ts';
import { TenantTabs } from './tenant-tabs.tsx';
import { useConfirmDelete } from './use-confirm-delete.ts';

const TenantDrawer = lazy(() => import('./tenant-drawer.tsx').then((module) => ({ default: module.TenantDrawer })));

interface Props {
  /** What the page is for; whatever else the id names is not here. */
  type: TenantType;
  id: string;
  tab: TenantTab | undefined;
  onTab: (tab: TenantTab) => void;
}

/** One tenant: what is known of it, what it may do, and whom it belongs to. */
export function TenantDetail({ type, id, tab, onTab }: Props) {
  const { t } = useTranslation('tenancy');
  const query = useTenant(id);
  const tenant = query.data;
  const error = failureOf(query);

  if (error && isLostConnection(error)) return <LoadFailed error={error} onRetry={query.refetch} />;
  if (!id || error || (tenant && tenant.type !== type)) return <Missing type={type} reason={error?.message} />;
  if (!tenant) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <Breadcrumb
        items={[{ title: <ListLink to={listPathOf[tenant.type]}>{t(`lists.${tenant.type}`)}</ListLink> }, { title: tenant.name }]}
      />
      <PageHeader
        title={
          <Flex component="span" gap="small" align="center" wrap>
            {tenant.name}
            <TenantStateTag state={tenant.state} />
          </Flex>
        }
        extra={<Actions tenant={tenant} />}
      />
      <TenantTabs key={tenant.id} tenant={tenant} active={tab} onChange={onTab} />
    </>
  );
}

function Actions({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('tenancy');
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const confirmDelete = useConfirmDelete(() => navigate({ to: listPathOf[tenant.type], search: {} }));
  if (!can('Business.Tenant.Write')) return null;
  return (
    <Flex gap="small">
      <Button icon={<EditOutlined aria-hidden />} onClick={() => setEditing(true)}>
        {t('word.edit')}
      </Button>
      <Button danger onClick={() => confirmDelete(tenant)}>
        {t('word.delete')}
      </Button>
      <Suspense>{isEditing && <TenantDrawer type={tenant.type} id={tenant.id} onClose={() => setEditing(false)} />}</Suspense>
    </Flex>
  );
}

function Missing({ type, reason }: { type: TenantType; reason: string | undefined }) {
  const { t } = useTranslation('tenancy');
  return (
    <Result
      status="404"
      title={reason ?? t('detail.missing')}
      subTitle={t('detail.missingHint')}
      extra={
        <Link to={listPathOf[type]}>
          <Button type="primary">{t('detail.toList')}</Button>
        </Link>
      }
    />
  );
}
