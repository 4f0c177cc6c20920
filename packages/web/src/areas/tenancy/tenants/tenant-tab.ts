/** The tabs of a tenant, as its address names them. */
export const tenantTabs = ['profile', 'administrators', 'projects', 'grants', 'contracts', 'links', 'qr'] as const;
export type TenantTab = (typeof tenantTabs)[number];
