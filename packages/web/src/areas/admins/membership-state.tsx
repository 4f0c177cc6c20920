import type { PersonMembership } from '@trellis/contract/admins/people/schemas';
import { useTranslation } from 'react-i18next';
import { type Meaning, Status } from '../../ui/status.tsx';

const meanings: Record<PersonMembership['state'], Meaning> = {
  Effective: 'good',
  Invited: 'waiting',
  Frozen: 'bad',
  Closed: 'neutral',
};

/** How somebody stands with a place where they work. */
export function MembershipState({ state }: { state: PersonMembership['state'] }) {
  const { t } = useTranslation('admins');
  return <Status meaning={meanings[state]}>{t(`states.${state}`)}</Status>;
}
