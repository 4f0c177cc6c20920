import { useCurrentUser } from '../../../app/current-user.ts';
import { LowClassesWarning, useBalance } from '../../credits/public.ts';

/** Says in good time that a child's classes run out, to whoever may know how many there are. */
export function LowClassesInPlan({ subject }: { subject: { id: string; name: string } }) {
  const maySee = useCurrentUser().can('PFE.UserManagement.SubjectDetail.CreditTab');
  const balance = useBalance(subject.id, maySee);
  return <LowClassesWarning subject={subject} left={balance.data?.remainingTimes} place="plan" />;
}
