import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { stateOf } from './staff-search.ts';

const colours = { active: 'success', invited: 'warning', frozen: 'default' } as const;

/** How somebody stands with the centre. */
export function StateTag({ staff }: { staff: { frozen: boolean; isActivated: boolean } }) {
  const { t } = useTranslation('users');
  const state = stateOf(staff);
  return <Tag color={colours[state]}>{t(`states.${state}`)}</Tag>;
}
