import { isLow } from '@trellis/contract/credits/rules';
import type { SubjectOverview } from '@trellis/contract/subject-overview/calls';
import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { type CardProps, OverviewCard } from './overview-card.tsx';

/** How many classes are left; few are said to be few, not only shown so. */
export function ClassesCard({ classes, onTab }: CardProps & { classes: NonNullable<SubjectOverview['classes']> }) {
  const { t } = useTranslation('subjectOverview');
  const { left, isGroup, hasContract } = classes;
  const way = <Button onClick={() => onTab('contracts')}>{t('word.contracts')}</Button>;
  if (!hasContract && left === 0) {
    return (
      <OverviewCard title={t('classes.title')} way={way}>
        <Typography.Text type="secondary">{t('classes.noContract')}</Typography.Text>
      </OverviewCard>
    );
  }
  const isFew = isLow(left);
  return (
    <OverviewCard title={t('classes.title')} way={way}>
      <Typography.Text strong className="overview-figure" type={isFew ? 'danger' : undefined}>
        {left}
      </Typography.Text>
      <Typography.Text type={isFew ? 'danger' : 'secondary'}>
        {[t(isGroup ? 'classes.group' : 'classes.oneToOne'), isFew && t('classes.few')].filter(Boolean).join(' · ')}
      </Typography.Text>
    </OverviewCard>
  );
}
