import type { Language } from '@trellis/contract/languages';
import { grantedPolicies, type Policy, type PolicyOverride, rolesOfSide } from '@trellis/contract/policies';
import { withheldOf } from '@trellis/contract/projects';
import type { LinkPurpose } from '@trellis/contract/wire';
import { type Kysely, sql } from 'kysely';
import { keptStatement } from '../db/kept-statement.ts';
import { together } from '../db/together.ts';
import type { Database } from '../db/types.ts';
import { findKeyHolders, isApiKey, type KeyOfCall } from './key-holders.ts';
import { membership } from './membership-facts.ts';

/** Somebody who signed in. */
export interface Person {
  kind: 'person';
  grantId: string;
  personId: string;
  name: string;
  email: string;
  language: Language;
  now: Date;
}

/** A person acting in one membership of a centre. */
export interface Member {
  kind: 'member';
  personId: string;
  name: string;
  membershipId: string;
  tenantId: string;
  side: 'centre';
  roles: string[];
  /** Those that count: what goes with a project does where the centre has it. */
  policies: ReadonlySet<Policy>;
  /** Those that are granted and do not count. */
  withheld: ReadonlySet<Policy>;
  /** IANA zone of the centre. */
  zone: string;
  /** What is read is the past of a child, at the centre that had it. */
  readsPast?: true;
  language: Language;
  now: Date;
}

/**
 * Somebody who acts for no single centre: an enterprise or area over its centres, platform staff over all or those they manage.
 * Only platform staff whose reach is all may write.
 */
export interface Overseer {
  kind: 'overseer';
  personId: string;
  name: string;
  membershipId: string;
  /** The enterprise or area; null for platform staff. */
  tenantId: string | null;
  side: 'enterprise' | 'area' | 'management';
  /** The centres that they may look into. */
  reach: 'all' | readonly string[];
  roles: string[];
  policies: ReadonlySet<Policy>;
  zone: string;
  language: Language;
  now: Date;
}

/** A child as another centre had it, which moved to the reader's. */
export interface Past {
  tenantId: string;
  subjectId: string;
  zone: string;
}

/** Whoever acts in a membership, of any side. */
export type Actor = Member | Overseer;

/** Somebody without an account who came by a link: about one child, as one of its guardians once that is known. */
export interface Guest {
  kind: 'guest';
  linkId: string;
  purpose: LinkPurpose;
  tenantId: string;
  subjectId: string;
  guardianId: string | null;
  /** What else the link names: a questionnaire's answer, for one. */
  targetId: string | null;
  /** IANA zone of the centre. */
  zone: string;
  language: Language;
  now: Date;
}

/** What a bearer token stands for at this moment. Nothing of it is kept between requests, so that freezing works at once. */
export interface SignIn {
  grantId: string;
  personId: string;
  name: string;
  email: string;
  language: Language;
  hasEffectiveMembership: boolean;
  /** Where it is no sign-in but a key of the person's: what that one opens. */
  key?: KeyOfCall;
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

/** Resolves a bearer token; undefined when it is unknown, expired or signed out. */
export function findSignIn(identity: Kysely<Database>, bearer: string): Promise<SignIn | undefined> {
  const find = lookups.get(identity) ?? together((bearers: string[]) => findSignIns(identity, bearers));
  lookups.set(identity, find);
  return find(bearer);
}

const lookups = new WeakMap<Kysely<Database>, (bearer: string) => Promise<SignIn | undefined>>();

/** Those of several tokens in one query. */
const signInsOf = keptStatement<{ bearers: string[] }, SignIn & { bearer: string }>(
  ({ bearers }) => sql`
    select a.id as bearer, s.grant_id as "grantId", p.id as "personId", p.name, p.email, p.language,
      exists (
        select 1 from identity.memberships own left join identity.tenants t on t.id = own.tenant_id
        where own.person_id = p.id and own.state = 'Effective' and own.activated_at is not null and coalesce(t.state, 'Effective') = 'Effective'
      ) as "hasEffectiveMembership",
      ${membership} as membership
    from oidc.payloads a
    join identity.sign_ins s on s.grant_id = a.grant_id and s.revoked_at is null
    join identity.persons p on p.id = s.person_id
    left join identity.memberships m on m.id = s.membership_id and m.left_at is null
    left join identity.tenants t on t.id = m.tenant_id
    where a.kind = 'AccessToken' and a.id = any (${bearers}::text[]) and a.expires_at > now()`,
);

async function findSignIns(identity: Kysely<Database>, bearers: string[]): Promise<Map<string, SignIn>> {
  const { keys = [], tokens = [] } = Object.groupBy(bearers, (bearer) => (isApiKey(bearer) ? 'keys' : 'tokens'));
  const rows = tokens.length > 0 ? await signInsOf(identity, { bearers: tokens }) : [];
  const holders = keys.length > 0 ? await findKeyHolders(identity, keys) : [];
  return new Map([...rows, ...holders].map(({ bearer, ...signIn }) => [bearer, signIn]));
}

/** Somebody in a centre as if they had just signed in there; undefined when they left. */
export async function findSignInOfMember(
  identity: Kysely<Database>,
  { tenantId, personId }: { tenantId: string; personId: string },
): Promise<SignIn | undefined> {
  const { rows } = await sql<SignIn>`
    select '' as "grantId", p.id as "personId", p.name, p.email, p.language, true as "hasEffectiveMembership", ${membership} as membership
    from identity.memberships m
    join identity.persons p on p.id = m.person_id and p.deleted_at is null
    join identity.tenants t on t.id = m.tenant_id
    where m.tenant_id = ${tenantId} and m.person_id = ${personId} and m.left_at is null and m.activated_at is not null`.execute(identity);
  return rows[0];
}

export function toPerson(signIn: SignIn, now: Date): Person {
  const { grantId, personId, name, email, language } = signIn;
  return { kind: 'person', grantId, personId, name, email, language, now };
}

/** The policies of somebody: what the roles hold, and of that what does not count for want of its project, and what does. */
interface Held {
  granted: ReadonlySet<Policy>;
  withheld: ReadonlySet<Policy>;
  counting: ReadonlySet<Policy>;
}

const none: Held = { granted: new Set(), withheld: new Set(), counting: new Set() };

/** What the same roles hold with the same projects, wherever nothing was decided beside the matrix. */
const known = new Map<string, Held>();

/** The policies that a sign-in holds; none without a membership in force. Of a centre's, those are withheld whose project it does not have. */
export function policiesOf({ membership }: SignIn): Held {
  if (!membership) return none;
  const { side, overrides, tenant } = membership;
  // a role of another side grants nothing, whoever wrote it there
  const roles = membership.roles.filter((role) => (rolesOfSide[side] as readonly string[]).includes(role));
  const projects = side === 'centre' ? (tenant?.projects ?? []) : null;
  if (overrides.length > 0) return heldBy(roles, overrides, projects);
  const key = `${roles.join()} ${projects?.join() ?? 'above'}`;
  const held = known.get(key) ?? heldBy(roles, [], projects);
  if (known.size > 500) known.clear();
  known.set(key, held);
  return held;
}

function heldBy(roles: readonly string[], overrides: readonly PolicyOverride[], projects: readonly string[] | null): Held {
  const granted = grantedPolicies(roles, overrides);
  const withheld = new Set(projects && withheldOf(granted, new Set(projects)));
  return { granted, withheld, counting: new Set([...granted].filter((policy) => !withheld.has(policy))) };
}
