import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/status.tsx';
import { stateOf } from './staff-search.ts';

const meanings = { active: 'good', invited: 'waiting', frozen: 'bad', closed: 'neutral' } as const;

/** How somebody stands with the centre. */
export function StateTag({ staff }: { staff: Pick<StaffItem, 'frozen' | 'isActivated' | 'isClosed'> }) {
  const { t } = useTranslation('users');
  const state = stateOf(staff);
  return <Status meaning={meanings[state]}>{t(`states.${state}`)}</Status>;
}
