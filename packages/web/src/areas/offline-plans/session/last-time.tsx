import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { Card, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { Status } from '../../../ui/status.tsx';
import { OutcomeTag } from '../state-tags.tsx';
import { useDesk } from './desk.ts';

/** What happened when the child last did the same exercise. */
export function LastTime({ lastTime }: { lastTime: PlanItem['lastTime'] }) {
  const { t } = useTranslation('offlinePlans');
  const { zone } = useCurrentUser();
  const { isClass } = useDesk();
  return (
    <Card size="small" type="inner" title={t('item.lastTime')}>
      {lastTime === null ? (
        <Typography.Text type="secondary">{t(isClass ? 'item.lastTimeNoneClass' : 'item.lastTimeNone')}</Typography.Text>
      ) : (
        <Flex vertical gap="small">
          <Typography.Text>{t('item.lastTimeSession', { num: lastTime.num, date: formatDateTime(lastTime.at, zone) })}</Typography.Text>
          <Flex gap="small" wrap>
            <OutcomeTag hasDone={lastTime.hasDone} />
            <Status>{t('item.level', { difficulty: lastTime.difficulty })}</Status>
            {lastTime.rating !== null && <Status>{t('item.ratingValue', { rating: lastTime.rating })}</Status>}
          </Flex>
          {lastTime.note && <Typography.Paragraph className="feedback-text">{lastTime.note}</Typography.Paragraph>}
        </Flex>
      )}
    </Card>
  );
}
