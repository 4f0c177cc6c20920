import { firstLimits } from '../first-limits.ts';
import type { Policy } from '../policies.ts';
import type { CurrentUser } from './schemas.ts';

type Viewer = Pick<CurrentUser, 'type' | 'roles' | 'grantedPolicies'>;
type Holder = Pick<CurrentUser, 'grantedPolicies' | 'withheldPolicies'>;

/** Whether somebody holds a policy, and it counts where they act. */
export const holds = ({ grantedPolicies, withheldPolicies }: Holder, policy: Policy): boolean =>
  grantedPolicies.includes(policy) && !withheldPolicies.includes(policy);

/** Whether somebody may also write by it: whoever looks after some centers mostly reads. */
export const writes = (holder: Holder & Pick<CurrentUser, 'readOnlyPolicies'>, policy: Policy): boolean =>
  holds(holder, policy) && !holder.readOnlyPolicies.includes(policy);

/** Whether a policy is there to change something; that of focus programs is there to read them too. */
export const isToChange = (policy: Policy): boolean =>
  policy !== 'Pdt.SubjectPdt.Create' && /\.(?:Write|Create|Erase|EndPlan|ExtendClass)$/.test(policy);

/** Whether a person may change what is known of them; an enterprise's administrator only reads it. */
export const canEditAccount = (viewer: Viewer): boolean => viewer.grantedPolicies.includes('PFE.Account.Profile.Write');

/** Whether the account settings show what the centre has left: not to its administrator, and the platform has no centre. */
export function seesRemainingCounts({ type, roles }: Viewer): boolean {
  return type !== null && type !== 'Management' && !roles.includes('CenterAdmin');
}

/** Amounts of -1 and above the limit read as unlimited. */
export const isUnlimited = (amount: number): boolean => amount < 0 || amount > firstLimits.unlimitedAbove;

/** A number as it is dialled: the country code and the digits. */
export const dialled = (countryCode: string, phoneNumber: string): string => `${countryCode}${phoneNumber}`;
