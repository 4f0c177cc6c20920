import type { TenantType } from '@trellis/contract/tenancy/schemas';

/** How the database names a kind of tenant; the same word names the side of those who work there. */
export type TenantKind = 'centre' | 'enterprise' | 'area';

const kinds = { Center: 'centre', Enterprise: 'enterprise', Area: 'area' } as const satisfies Record<TenantType, TenantKind>;
const types = { centre: 'Center', enterprise: 'Enterprise', area: 'Area' } as const satisfies Record<TenantKind, TenantType>;

export const kindOf = (type: TenantType): TenantKind => kinds[type];
export const typeOf = (kind: string): TenantType => types[kind as TenantKind];
