import type { Tenant } from '@trellis/contract/tenancy/schemas';
import type { TFunction } from 'i18next';
import type { Change } from '../../../ui/stale.ts';

/** What a tenant says, as it is compared with what somebody else saved. */
export function tenantFacts(t: TFunction<'tenancy'>, tenant: Tenant): Change[] {
  const none = t('word.none');
  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).join(', ') || none;
  const values = {
    name: tenant.name,
    zone: tenant.zone,
    state: t(`state.${tenant.state}`),
    institutionType: t(`institution.${tenant.institutionType}`),
    contactName: tenant.contactName ?? none,
    phone: tenant.phone ?? none,
    address: tenant.address ?? none,
    remark: tenant.remark ?? none,
    vratReminderAmount: String(tenant.vratReminderAmount),
    hfsReminderAmount: String(tenant.hfsReminderAmount),
    enterpriseIds: names(tenant.enterprises),
    areaIds: names(tenant.areas),
  };
  return Object.entries(values).map(([key, value]) => ({ key, field: t(`fields.${key as keyof typeof values}`), value }));
}
