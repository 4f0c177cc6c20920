/** What other areas may do with what a centre bought from the platform. */
export { listOwnQuotas, viewVratStock } from './own-quotas.ts';
export { type QuotaUse, useQuota } from './use-quota.ts';
