import { Link } from '@tanstack/react-router';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { Card, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { clockTime } from './centre-time.ts';

/** The children who are in the centre now. */
export function CheckedInList({ today }: { today: Today }) {
  const { t } = useTranslation('scheduling');
  return (
    <Card size="small" title={t('checkedIn.title')}>
      {today.checkedIn.length === 0 && <Typography.Text type="secondary">{t('checkedIn.empty')}</Typography.Text>}
      <Flex component="ul" vertical gap="small" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {today.checkedIn.map(({ subjectId, name, at }) => (
          <Flex key={subjectId} component="li" justify="space-between" gap="small">
            <Link to="/system/center/detail/subjectDetail" search={{ id: subjectId }}>
              {name}
            </Link>
            <Typography.Text type="secondary">{t('checkedIn.since', { time: clockTime(at, today.zone) })}</Typography.Text>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
