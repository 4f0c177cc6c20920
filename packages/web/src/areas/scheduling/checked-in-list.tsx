import type { Today } from '@trellis/contract/scheduling/schemas';
import { Button, Card, Flex, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/centre-time.ts';
import { SubjectPanel } from '../subjects/public.ts';

/** The children who are in the centre now; each opens over the day. */
export function CheckedInList({ today }: { today: Today }) {
  const { t } = useTranslation('scheduling');
  const [open, setOpen] = useState<string>();
  return (
    <Card size="small" title={t('checkedIn.title')}>
      {today.checkedIn.length === 0 && <Typography.Text type="secondary">{t('checkedIn.empty')}</Typography.Text>}
      <Flex component="ul" vertical gap="small" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {today.checkedIn.map(({ subjectId, name, at }) => (
          <Flex key={subjectId} component="li" justify="space-between" align="center" gap="small">
            <Button type="link" style={{ padding: 0 }} onClick={() => setOpen(subjectId)}>
              {name}
            </Button>
            <Typography.Text type="secondary">{t('checkedIn.since', { time: clockTime(at, today.zone) })}</Typography.Text>
          </Flex>
        ))}
      </Flex>
      <Suspense>{open && <SubjectPanel key={open} id={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </Card>
  );
}
