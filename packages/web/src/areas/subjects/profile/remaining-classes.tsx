import { classesLeft, isLow } from '@trellis/contract/credits/rules';
import type { SubjectListItem } from '@trellis/contract/subjects/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  child: Pick<SubjectListItem, 'remainingTimes' | 'groupTimes'>;
}

/** How many classes are left, class sessions of whoever has only these; few are shown in red. */
export function RemainingClasses({ child }: Props) {
  const { t } = useTranslation('contracts');
  const count = classesLeft(child);
  return (
    <Typography.Text type={isLow(count) ? 'danger' : undefined} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {child.groupTimes === null ? count : `${count} · ${t('purpose.GroupTraining')}`}
    </Typography.Text>
  );
}
