import type { AdminState } from '@trellis/contract/admins/accounts/schemas';
import { Tag, type TagProps } from 'antd';
import { useTranslation } from 'react-i18next';

// solid where it matters: the pale shades have too little contrast
const looks: Record<AdminState, TagProps> = { Effective: {}, Invited: { color: 'blue' }, Frozen: { color: 'error', variant: 'solid' } };

/** How somebody stands with a place where they work. */
export function MembershipState({ state }: { state: AdminState }) {
  const { t } = useTranslation('admins');
  return <Tag {...looks[state]}>{t(`states.${state}`)}</Tag>;
}
