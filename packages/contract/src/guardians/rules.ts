import type { LinkPurpose } from '../wire.ts';

/** What a guardian is to a child. */
export const guardianRoles = ['Mother', 'Father', 'Grandparent', 'Other'] as const;
export type GuardianRole = (typeof guardianRoles)[number];

const onceOnly: readonly GuardianRole[] = ['Mother', 'Father'];

/** The relations that are still free for another guardian: one mother and one father, of the others any number. */
export function availableGuardianRoles(taken: readonly GuardianRole[]): GuardianRole[] {
  return guardianRoles.filter((role) => !onceOnly.includes(role) || !taken.includes(role));
}

/** What a guardian may be allowed about one child, each by itself. */
export const guardianRightNames = ['canReport', 'canAnswer', 'canGrant', 'canSchedule', 'canPay'] as const;
export type GuardianRight = (typeof guardianRightNames)[number];

/** The right without which a link of a purpose opens nothing to its guardian; whoever registers or signs needs none. */
export const rightOfPurpose: Record<LinkPurpose, GuardianRight | null> = {
  guardian: null,
  questionnaire: 'canAnswer',
  assessment: 'canAnswer',
  feedback: 'canAnswer',
  wellbeing: 'canAnswer',
  report: 'canReport',
  vratReport: 'canReport',
  grant: 'canGrant',
  // the center says who signs
  contract: null,
  // whoever was written to may answer
  chat: null,
};

/** Parents decide who sees a child's reports; of others nobody expects it until the center allows it. */
export function mayGrantAtFirst(role: GuardianRole): boolean {
  return role === 'Mother' || role === 'Father';
}

/** How a family may have heard of the centre. */
export const referralSources = ['Family', 'Doctor', 'School', 'Search', 'SocialMedia', 'Event', 'Other'] as const;
export type ReferralSource = (typeof referralSources)[number];

/** What is known of one guardian, in the order in which two are compared. */
export const comparedFields = [
  'fullName',
  'phone',
  'email',
  'city',
  'source',
  'sourceText',
  'emergencyContactName',
  'emergencyContactPhone',
  'emergencyContactRole',
  'language',
] as const;
export type ComparedField = (typeof comparedFields)[number];

type Compared = Record<ComparedField, string | null>;

/** What is known after two are merged: of the one who is kept, and where nothing is, of the other. */
export function mergedFields<G extends Compared>(kept: G, other: G): Pick<G, ComparedField> {
  return Object.fromEntries(comparedFields.map((field) => [field, kept[field] ?? other[field]])) as Pick<G, ComparedField>;
}

/** How long the texts of a guardian may be, in every form and on the wire. */
export const guardianLimits = { fullName: 120, email: 254, phone: 30, city: 80, sourceText: 200, emergencyContactName: 120 } as const;

/** What a telephone number is written with. */
export const phonePattern = /^\+?[\d\s().\-/]+$/;

/** How long a code for one guardian opens its page. */
export const familyLinkDays = 30;

/** How long a registration link opens its page. */
export const registrationDays = 14;
