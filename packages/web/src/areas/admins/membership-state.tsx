import type { PersonMembership } from '@trellis/contract/admins/people/schemas';
import { Tag, type TagProps } from 'antd';
import { useTranslation } from 'react-i18next';

// solid where it matters: the pale shades have too little contrast
const looks: Record<PersonMembership['state'], TagProps> = {
  Effective: {},
  Invited: { color: 'blue' },
  Frozen: { color: 'error', variant: 'solid' },
  Closed: { color: 'default', variant: 'solid' },
};

/** How somebody stands with a place where they work. */
export function MembershipState({ state }: { state: PersonMembership['state'] }) {
  const { t } = useTranslation('admins');
  return <Tag {...looks[state]}>{t(`states.${state}`)}</Tag>;
}
