import { limits } from '@trellis/contract/limits';
import type { SubjectListItem } from '@trellis/contract/subjects/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  child: Pick<SubjectListItem, 'remainingTimes' | 'groupTimes'>;
}

/** How many classes are left, class sessions of whoever has only these; few are shown in red. */
export function RemainingClasses({ child: { remainingTimes, groupTimes } }: Props) {
  const { t } = useTranslation('contracts');
  const count = groupTimes ?? remainingTimes;
  return (
    <Typography.Text type={count <= limits.lowClassesInList ? 'danger' : undefined} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {groupTimes === null ? count : `${count} · ${t('purpose.GroupTraining')}`}
    </Typography.Text>
  );
}
