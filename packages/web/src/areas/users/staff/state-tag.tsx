import type { StaffItem } from '@trellis/contract/users/staff/schemas';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { stateOf } from './staff-search.ts';

const colours = { active: 'success', invited: 'warning', frozen: 'default', closed: 'error' } as const;

/** How somebody stands with the centre. */
export function StateTag({ staff }: { staff: Pick<StaffItem, 'frozen' | 'isActivated' | 'isClosed'> }) {
  const { t } = useTranslation('users');
  const state = stateOf(staff);
  return <Tag color={colours[state]}>{t(`states.${state}`)}</Tag>;
}
