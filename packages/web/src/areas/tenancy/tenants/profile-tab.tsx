import type { Tenant } from '@trellis/contract/tenancy/schemas';
import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { InvitationCard } from '../administrators/invitation-card.tsx';

/** What is known of a tenant. */
export function ProfileTab({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('tenancy');
  const { zone, can } = useCurrentUser();
  const isCenter = tenant.type === 'Center';
  const item = (key: string, label: string, children: Fact['children']) => ({ key, label, children: children ?? '—' });
  const items: Fact[] = [
    item('contactName', t('fields.contactName'), tenant.contactName),
    item('email', t('fields.email'), tenant.email),
    item('phone', t('fields.phone'), tenant.phone),
    item('address', t('fields.address'), tenant.address),
    item('zone', t('fields.zone'), tenant.zone.replaceAll('_', ' ')),
    item('created', t('fields.created'), formatDateTime(tenant.createdAt, zone)),
    ...(isCenter
      ? [item('institution', t('fields.institutionType'), t(`institution.${tenant.institutionType}`))]
      : [item('centers', t('columns.centers'), String(tenant.centerCount ?? 0))]),
    item('children', t('columns.children'), String(tenant.childCount)),
    item('staff', t('columns.staff'), String(tenant.staffCount)),
    item('remark', t('fields.remark'), tenant.remark),
  ];
  return (
    <Flex vertical gap="large">
      {tenant.logo && (
        <img
          src={tenant.logo}
          alt={t('logo.alt', { name: tenant.name })}
          style={{ maxHeight: 'calc(var(--space-1) * 24)', maxWidth: 'calc(var(--space-1) * 80)', alignSelf: 'start' }}
        />
      )}
      <Card size="small">
        <FactList size="small" column={{ xs: 1, md: 2 }} items={items} />
      </Card>
      {can('Business.Tenant.Write') && <InvitationCard tenant={tenant} />}
    </Flex>
  );
}
