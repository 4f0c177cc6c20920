import { type GrantKind, grantKinds } from '@trellis/contract/tenancy/grants/calls';
import type { TenantState, TenantType } from '@trellis/contract/tenancy/schemas';
import type { SchoolNature } from '@trellis/contract/tenancy/schools/calls';
import { type PageSearch, readOneOf, readPage, readText } from '../../../ui/list-search.ts';

const states: readonly TenantState[] = ['Effective', 'Invalid'];
const natures: readonly SchoolNature[] = ['Public', 'Private', 'International', 'Special', 'Other'];

/** The state of a list of tenants, as its address holds it. */
export interface TenantListSearch extends PageSearch {
  filter?: string;
  state?: TenantState;
}

export const readTenantSearch = (raw: Partial<TenantListSearch>): TenantListSearch => ({
  ...readPage(raw),
  filter: readText(raw.filter),
  state: readOneOf(states, raw.state),
});

export interface SchoolListSearch extends PageSearch {
  filter?: string;
  nature?: SchoolNature;
}

export const readSchoolSearch = (raw: Partial<SchoolListSearch>): SchoolListSearch => ({
  ...readPage(raw),
  filter: readText(raw.filter),
  nature: readOneOf(natures, raw.nature),
});

export interface LibraryGrantSearch extends PageSearch {
  filter?: string;
  kind?: GrantKind;
}

export const readLibraryGrantSearch = (raw: Partial<LibraryGrantSearch>): LibraryGrantSearch => ({
  ...readPage(raw),
  filter: readText(raw.filter),
  kind: readOneOf(grantKinds, raw.kind),
});

/** The same for somebody's own centres, narrowed to one by the picker. */
export interface OwnCenterSearch extends PageSearch {
  filter?: string;
  center?: string;
}

export const readOwnCenterSearch = (raw: Partial<OwnCenterSearch>): OwnCenterSearch => ({
  ...readPage(raw),
  filter: readText(raw.filter),
  center: readText(raw.center),
});

/** Where one tenant of a type stands. */
export const detailPathOf = {
  Area: '/system/manage/detail/areaDetail',
  Enterprise: '/system/manage/detail/orgDetail',
  Center: '/system/manage/detail/tenantDetail',
} as const satisfies Record<TenantType, string>;

/** Where the list of a type of tenants stands. */
export const listPathOf = {
  Area: '/system/manage/manage/area',
  Enterprise: '/system/manage/manage/org',
  Center: '/system/manage/manage/center',
} as const satisfies Record<TenantType, string>;
