/** What other areas may do with what a centre bought from the platform. */

export { listOwnQuotas, viewVratStock } from './quotas/own-quotas.ts';
export { recharge } from './quotas/recharge.ts';
export { returnQuota } from './quotas/return-quota.ts';
export { type QuotaUse, useQuota } from './quotas/use-quota.ts';
export { forbidTests, remarkTests } from './resources/forbid-resource.ts';
