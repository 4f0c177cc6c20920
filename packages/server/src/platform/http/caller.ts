import { type ApiPart, isWithinParts } from '@trellis/contract/api-parts';
import type { Language } from '@trellis/contract/languages';
import { grantedPolicies, type Policy, type PolicyOverride, rolesOfSide } from '@trellis/contract/policies';
import { withheldOf } from '@trellis/contract/projects';
import type { LinkPurpose } from '@trellis/contract/wire';
import type { SignIn } from './sign-in.ts';

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

/**
 * The policies that a sign-in holds; none without a membership in force. Of a centre's, those are withheld whose project it does not have. A key
 * that reaches some parts of the product holds those of these alone, so that nothing of another part comes with what it reads.
 */
export function policiesOf({ membership, key }: SignIn): Held {
  if (!membership) return none;
  const { side, overrides, tenant } = membership;
  // a role of another side grants nothing, whoever wrote it there
  const roles = membership.roles.filter((role) => (rolesOfSide[side] as readonly string[]).includes(role));
  const projects = side === 'centre' ? (tenant?.projects ?? []) : null;
  const parts = key?.parts ?? null;
  if (overrides.length > 0) return heldBy(roles, overrides, { projects, parts });
  const same = `${roles.join()} ${projects?.join() ?? 'above'} ${parts?.join() ?? 'all'}`;
  const held = known.get(same) ?? heldBy(roles, [], { projects, parts });
  if (known.size > 500) known.clear();
  known.set(same, held);
  return held;
}

interface Within {
  projects: readonly string[] | null;
  parts: readonly ApiPart[] | null;
}

function heldBy(roles: readonly string[], overrides: readonly PolicyOverride[], { projects, parts }: Within): Held {
  const granted = new Set([...grantedPolicies(roles, overrides)].filter((policy) => isWithinParts(policy, parts)));
  const withheld = new Set(projects && withheldOf(granted, new Set(projects)));
  return { granted, withheld, counting: new Set([...granted].filter((policy) => !withheld.has(policy))) };
}
