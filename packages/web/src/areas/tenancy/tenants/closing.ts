import type { Tenant } from '@trellis/contract/tenancy/schemas';
import type { TFunction } from 'i18next';

/** How many of its people are signed out when nobody may enter a tenant any more. */
export function endedSignIns(t: TFunction<'tenancy'>, { openSignIns }: Pick<Tenant, 'openSignIns'>): string {
  return openSignIns ? t('closing.signIns', { count: openSignIns }) : t('closing.nobody');
}

/** What is asked before a tenant is closed. */
export function closingQuestion(t: TFunction<'tenancy'>, tenant: Pick<Tenant, 'name' | 'openSignIns'>) {
  const { name } = tenant;
  return {
    title: t('closing.title', { name }),
    text: `${t('closing.text')} ${endedSignIns(t, tenant)}`,
    ok: t('closing.ok'),
    danger: true,
  };
}
