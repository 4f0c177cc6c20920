import type { TenantState } from '@trellis/contract/tenancy/schemas';

/** What its administrators are shown of. */
export interface RunTenant {
  id: string;
  name: string;
  state: TenantState;
}
