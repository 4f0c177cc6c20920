import { limits } from '@trellis/contract/limits';
import { Card, Flex, Skeleton, Statistic, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useBalance } from './queries.ts';
import { Statement } from './statement.tsx';

const figures = [
  { key: 'available', field: 'available' },
  { key: 'held', field: 'held' },
  { key: 'consumed', field: 'consumed' },
  { key: 'remaining', field: 'remainingTimes' },
] as const;

/** A child's classes: how many there are, and every posting that led there. */
export function CreditTab({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('credits');
  const { token } = theme.useToken();
  const balance = useBalance(subjectId);
  if (balance.isError) return <LoadFailed error={balance.error} onRetry={balance.refetch} />;
  if (balance.isPending) return <Skeleton active />;
  return (
    <Flex vertical gap="middle">
      <Flex gap="middle" wrap>
        {figures.map(({ key, field }) => {
          const value = balance.data[field];
          const isLow = key === 'remaining' && value <= limits.lowClassesInList;
          return (
            <Card key={key} size="small" style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}>
              <Statistic title={t(key)} value={value} styles={{ content: { color: isLow ? token.colorError : undefined } }} />
              <Typography.Text type="secondary">{t(`${key}Hint`)}</Typography.Text>
            </Card>
          );
        })}
      </Flex>
      <Statement subjectId={subjectId} />
    </Flex>
  );
}
