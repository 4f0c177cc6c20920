import { useCurrentUser } from '../../../app/current-user.ts';
import { LowClassesWarning } from '../../credits/low-classes-warning.tsx';
import { useBalance } from '../../credits/queries.ts';

/** Says in good time that a child's classes run out, to whoever may know how many there are. */
export function LowClassesInPlan({ subject }: { subject: { id: string; name: string } }) {
  const maySee = useCurrentUser().can('PFE.UserManagement.SubjectDetail.CreditTab');
  const balance = useBalance(subject.id, maySee);
  return <LowClassesWarning subject={subject} left={balance.data?.remainingTimes} place="plan" />;
}
