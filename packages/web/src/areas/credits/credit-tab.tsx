import { classesLeft } from '@trellis/contract/credits/rules';
import type { CreditBalance } from '@trellis/contract/credits/schemas';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Card, Flex, Skeleton, Statistic, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/fact-list.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { BalanceCourse } from './balance-course.tsx';
import { ChangeButtons } from './change-buttons.tsx';
import { LowClassesWarning } from './low-classes-warning.tsx';
import { useBalance } from './queries.ts';
import { Statement } from './statement.tsx';

const figures = [
  { key: 'available', field: 'available' },
  { key: 'held', field: 'held' },
  { key: 'consumed', field: 'consumed' },
  { key: 'remaining', field: 'remainingTimes' },
  { key: 'stopped', field: 'stopped' },
] as const;

/** A child's credits: how many there are, and every posting that led there. */
export function CreditTab({ subject }: { subject: Pick<SubjectInfo, 'id' | 'name' | 'isErased' | 'tag'> }) {
  const balance = useBalance(subject.id);
  if (balance.isError) return <LoadFailed error={balance.error} onRetry={balance.refetch} />;
  if (balance.isPending) return <Skeleton active />;
  return (
    <Flex vertical gap="middle">
      <Flex gap="middle" wrap align="center" justify="space-between">
        {!isClosed(subject) && <LowClassesWarning subject={subject} left={classesLeft(balance.data)} place="list" />}
        <ChangeButtons subject={subject} />
      </Flex>
      <Figures balance={balance.data} />
      <BalanceCourse subjectId={subject.id} />
      <Assessments times={balance.data.times} />
      <Statement subjectId={subject.id} />
    </Flex>
  );
}

function Figures({ balance }: { balance: CreditBalance }) {
  const { t } = useTranslation('credits');
  const { token } = theme.useToken();
  // nothing set aside is the rule and needs no figure
  const shown = figures.filter(({ key }) => key !== 'stopped' || balance.stopped > 0);
  return (
    <Flex gap="middle" wrap>
      {shown.map(({ key, field }) => {
        const isLow = key === 'remaining' && balance.isLow;
        return (
          <Card key={key} size="small" style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}>
            <Statistic title={t(key)} value={balance[field]} styles={{ content: { color: isLow ? token.colorError : undefined } }} />
            <Typography.Text type="secondary">{t(`${key}Hint`)}</Typography.Text>
          </Card>
        );
      })}
    </Flex>
  );
}

function Assessments({ times }: { times: CreditBalance['times'] }) {
  const { t } = useTranslation('credits');
  return (
    <section aria-label={t('assessments')}>
      <Typography.Title level={2} style={{ fontSize: 'inherit' }}>
        {t('assessments')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{t('assessmentsHint')}</Typography.Paragraph>
      <FactList
        size="small"
        column={{ xs: 1, sm: 3 }}
        items={times.map((tag) => ({ key: tag.tagId, label: tag.name, children: tag.times }))}
      />
    </section>
  );
}
