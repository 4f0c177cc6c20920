import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Card, Flex, Typography } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemDetails } from './item-details.tsx';

/** The exercise that is on now, open; it is answered in the bar, where the hand and the focus stay. */
export function CurrentItem({ item, ilsVersion, video }: { item: PlanItem; ilsVersion: SessionView['ilsVersion']; video?: ReactNode }) {
  const { t } = useTranslation('offlinePlans');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card className="current-item" aria-label={t('item.current')} role="group">
      <Flex vertical gap="small">
        <Typography.Title level={3} ref={heading} tabIndex={-1}>
          {item.trainingProgram.title}
        </Typography.Title>
        <ItemDetails item={item} ilsVersion={ilsVersion} video={video} />
      </Flex>
    </Card>
  );
}
