import { seatsOf } from '@trellis/contract/groups/rules';
import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { Card, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { FactList } from '../../ui/fact-list.tsx';

export function ClassFacts({ group }: { group: ClassGroup }) {
  const { t } = useTranslation('groups');
  const { token } = theme.useToken();
  const { zone } = useCurrentUser();
  const { type, capacity, ageStage, groupLinkUsers, creationTime } = group;
  const items = [
    { key: 'type', label: t('word.type'), children: t(`type.${type}`) },
    { key: 'capacity', label: t('form.capacity'), children: capacity },
    { key: 'seats', label: t('word.children'), children: t('seats', { count: groupLinkUsers.length, seats: seatsOf(group) }) },
    { key: 'ageStage', label: t('form.ageStage'), children: ageStage ? t(`ageStage.${ageStage}`) : t('word.none') },
    { key: 'created', label: t('detail.created'), children: formatDateTime(creationTime, zone) },
  ];
  return (
    <Card size="small" style={{ marginBottom: token.margin }}>
      <FactList size="small" aria-label={t('detail.facts')} column={{ xs: 1, sm: 2, md: 3, xl: 5 }} items={items} />
    </Card>
  );
}
