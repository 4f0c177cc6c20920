import type { Tenant } from '@trellis/contract/tenancy/schemas';
import { App, Button, Form, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { failureOf } from '../../../ui/failure-of.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { BelongingCenters } from '../tenants/belonging-centers.tsx';
import { TenantSelect } from '../tenants/center-fields.tsx';
import { updateOf } from '../tenants/form-values.ts';
import { useChangeTenant, useTenantForm } from '../tenants/queries.ts';

/** Whom a centre belongs to; of an enterprise or area, which centres do. */
export function LinkTab({ tenant }: { tenant: Tenant }) {
  const mayWrite = useCurrentUser().can('Business.Tenant.Write');
  if (tenant.type !== 'Center') return <BelongingCenters tenant={tenant} />;
  return mayWrite ? <LinkForm tenant={tenant} /> : <LinkNames tenant={tenant} />;
}

function LinkForm({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('tenancy');
  const { message } = App.useApp();
  const prepared = useTenantForm(tenant.id);
  const change = useChangeTenant();
  const failure = failureOf(prepared);
  if (failure) return <LoadFailed error={failure} onRetry={prepared.refetch} />;
  if (!prepared.data) return <Skeleton active />;
  const { enterprises, areas } = prepared.data;
  const initial = { enterpriseIds: tenant.enterprises.map(({ id }) => id), areaIds: tenant.areas.map(({ id }) => id) };
  const save = (links: typeof initial) => whenKept(change, updateOf(tenant, links), () => void message.success(t('links.saved')));
  return (
    <Form layout="vertical" initialValues={initial} onFinish={save} style={{ maxWidth: '72ch' }}>
      <Typography.Paragraph type="secondary">{t('links.hint')}</Typography.Paragraph>
      <Form.Item name="enterpriseIds" label={t('fields.enterpriseIds')}>
        <TenantSelect max={50} options={enterprises.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item name="areaIds" label={t('fields.areaIds')}>
        <TenantSelect max={50} options={areas.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {t('links.save')}
      </Button>
    </Form>
  );
}

function LinkNames({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('tenancy');
  const names = (tenants: { name: string }[]) => tenants.map(({ name }) => name).join(', ') || t('word.none');
  return (
    <>
      <Typography.Paragraph>
        {t('fields.enterpriseIds')}: {names(tenant.enterprises)}
      </Typography.Paragraph>
      <Typography.Paragraph>
        {t('fields.areaIds')}: {names(tenant.areas)}
      </Typography.Paragraph>
    </>
  );
}
