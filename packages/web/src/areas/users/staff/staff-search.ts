import { type StaffRole, staffRoles } from '@trellis/contract/users/rules';
import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { type PageSearch, pageInput, readOneOf, readPage, readText } from '../../../ui/list-search.ts';

export const staffStates = ['active', 'invited', 'frozen'] as const;
export type StaffState = (typeof staffStates)[number];

export interface StaffFilter {
  filter?: string;
  role?: StaffRole;
  state?: StaffState;
  /** Where several centres are listed: one of them. */
  tenantId?: string;
}

/** The state of a staff list, as its address holds it. */
export interface StaffSearch extends StaffFilter, PageSearch {}

/** The state of the contacts, as their address holds it. */
export interface ContactSearch extends PageSearch {
  kind: 'staff' | 'guardian';
  filter?: string;
}

/** Reads the state of a staff list from an address. */
export function readStaffSearch(raw: { [K in keyof StaffSearch]?: unknown }): StaffSearch {
  return {
    ...readPage(raw),
    filter: readText(raw.filter),
    role: readOneOf(staffRoles, raw.role),
    state: readOneOf(staffStates, raw.state),
    tenantId: readText(raw.tenantId),
  };
}

/** The call's input for a state of the list. */
export function staffInput({ filter, role, state, tenantId, ...page }: StaffSearch) {
  return {
    ...pageInput(page),
    filter,
    role,
    tenantId,
    ...(state && { state: state === 'frozen' ? ('Invalid' as const) : ('Effective' as const) }),
    ...(state && state !== 'frozen' && { isActivated: state === 'active' }),
  };
}

/** The filters and the order of a state of the list, as its Excel file takes them. */
export function staffFilterInput(search: StaffSearch) {
  const { skipCount: _skip, maxResultCount: _most, ...filter } = staffInput(search);
  return filter;
}

/** How somebody stands with the centre, in one word; that it is closed comes before all else. */
export function stateOf({ frozen, isActivated, isClosed }: Pick<StaffItem, 'frozen' | 'isActivated' | 'isClosed'>): StaffState | 'closed' {
  if (isClosed) return 'closed';
  if (frozen) return 'frozen';
  return isActivated ? 'active' : 'invited';
}
