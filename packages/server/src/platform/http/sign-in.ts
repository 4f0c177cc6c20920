import { apiParts } from '@trellis/contract/api-parts';
import type { Language } from '@trellis/contract/languages';
import type { PolicyOverride } from '@trellis/contract/policies';
import { sql } from 'kysely';
import type { KeyOfCall } from './admit-key.ts';

/** What a bearer token stands for at this moment. Nothing of it is kept between requests, so that freezing works at once. */
export interface SignIn {
  grantId: string;
  personId: string;
  name: string;
  email: string;
  language: Language;
  hasEffectiveMembership: boolean;
  /** How far the primary had saved when this was asked: all that anybody was told of by then. */
  savedUpTo: string;
  /** Where it is a key of the person's, or a client's: what that opens. */
  key?: KeyOfCall | null;
  membership: {
    id: string;
    side: 'management' | 'centre' | 'enterprise' | 'area';
    state: 'Effective' | 'Invalid';
    /** Centres of an enterprise, an area or a manager of some; null where that is no question. */
    reach: string[] | null;
    roles: string[];
    overrides: PolicyOverride[];
    tenant: {
      id: string;
      name: string;
      zone: string;
      state: 'Effective' | 'Invalid';
      projects: string[];
      institutionType: string;
      timesSetting: boolean;
    } | null;
  } | null;
}

const asked = sql`string_to_array(a.payload ->> 'scope', ' ')`;
const parts = sql`${[...apiParts]}::text[]`;

/** What the token `a` opens that was issued to the client `c`: what was asked for, as far as that is allowed now. Who names no part asks for each. */
export const keyOfClient = sql`
      jsonb_build_object(
        'scope', case when c.scope = 'write' and 'write' = any (${asked}) then 'write' else 'read' end,
        'parts', case
          when ${asked} && ${parts} then (
            select coalesce(array_agg(part), '{}') from unnest(${parts}) part where part = any (${asked}) and (c.parts is null or part = any (c.parts))
          )
          else c.parts
        end
      )`;

export const savedUpTo = sql`pg_current_wal_flush_lsn()`;

/** What is known of the membership `m` in the tenant `t`. */
export const membership = sql`
      case when m.id is not null then jsonb_build_object(
        'id', m.id, 'side', m.side, 'state', m.state,
        'reach', case
          when m.side in ('enterprise', 'area') then
            (select coalesce(jsonb_agg(l.centre_id), '[]') from identity.tenant_links l where l.parent_id = m.tenant_id)
          when m.side = 'management' and m.scope = 'managed' then
            (select coalesce(jsonb_agg(g.tenant_id), '[]') from identity.managed_tenants g where g.membership_id = m.id)
        end,
        'roles', (select coalesce(jsonb_agg(r.role), '[]') from identity.membership_roles r where r.membership_id = m.id),
        'overrides', (
          select coalesce(jsonb_agg(jsonb_build_object('role', o.role, 'policy', o.policy, 'granted', o.granted) order by o.tenant_id nulls first), '[]')
          from identity.role_policies o where o.tenant_id is null or o.tenant_id = m.tenant_id
        ),
        'tenant', case when t.id is not null then jsonb_build_object(
          'id', t.id, 'name', t.name, 'zone', t.zone, 'state', t.state, 'institutionType', t.institution_type, 'timesSetting', t.times_setting,
          'projects', (select coalesce(jsonb_agg(j.project), '[]') from identity.tenant_projects j where j.tenant_id = t.id and j.enabled)
        ) end
      ) end`;
