import { type PageSearch, readOneOf, readPage, readText } from '../../ui/list-search.ts';

/** Which page a list of these pages shows, without an order of its own. */
export type Page = Pick<PageSearch, 'page' | 'size'>;

export function readPlainPage(raw: { page?: unknown; size?: unknown }): Page {
  const { page, size } = readPage(raw);
  return { page, size };
}

const states = ['Effective', 'Invited', 'Frozen'] as const;
const sides = ['centre', 'enterprise', 'area', 'management'] as const;
const tags = ['Potential', 'Active', 'Archived', 'Test'] as const;
const statuses = ['Bind', 'Unbound'] as const;

type Raw = Record<string, unknown>;

export const readAdminSearch = (raw: Raw) => ({
  ...readPlainPage(raw),
  filter: readText(raw['filter']),
  role: readText(raw['role']),
  state: readOneOf(states, raw['state']),
});
export type AdminSearch = ReturnType<typeof readAdminSearch>;

export const readPeopleSearch = (raw: Raw) => ({
  ...readPlainPage(raw),
  filter: readText(raw['filter']),
  side: readOneOf(sides, raw['side']),
  role: readText(raw['role']),
  state: readOneOf(states, raw['state']),
  tenantId: readText(raw['tenantId']),
});
export type PeopleSearch = ReturnType<typeof readPeopleSearch>;

export const readChildrenSearch = (raw: Raw) => ({
  ...readPlainPage(raw),
  filter: readText(raw['filter']),
  tag: readOneOf(tags, raw['tag']),
  status: readOneOf(statuses, raw['status']),
  tenantId: readText(raw['tenantId']),
  /** The child that is open. */
  child: readText(raw['child']),
});
export type ChildrenSearch = ReturnType<typeof readChildrenSearch>;

export const readOnlineSearch = (raw: Raw) => ({
  ...readPlainPage(raw),
  filter: readText(raw['filter']),
  side: readOneOf(sides, raw['side']),
});

export const readCenterSearch = (raw: Raw) => ({
  ...readPlainPage(raw),
  filter: readText(raw['filter']),
  tenantId: readText(raw['tenantId']),
});
export type CenterSearch = ReturnType<typeof readCenterSearch>;

export const readNameSearch = (raw: Raw) => ({ ...readPlainPage(raw), filter: readText(raw['filter']) });
export type NameSearch = ReturnType<typeof readNameSearch>;

export const readRoleSearch = (raw: Raw) => ({ role: readText(raw['role']), tenantId: readText(raw['tenantId']) });
