/** What other areas may do with what a centre bought from the platform. */
export { forbidTests, remarkTests } from './forbid-resource.ts';
export { listOwnQuotas, viewVratStock } from './own-quotas.ts';
export { recharge } from './recharge.ts';
export { returnQuota } from './return-quota.ts';
export { type QuotaUse, useQuota } from './use-quota.ts';
