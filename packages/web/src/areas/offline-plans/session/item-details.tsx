import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { Col, Flex, Row, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/status.tsx';
import { LastTime } from './last-time.tsx';

/** What an exercise is: its texts and materials, and what happened last time. */
export function ItemDetails({ item }: { item: PlanItem }) {
  const { t } = useTranslation('offlinePlans');
  const { subTitle, content, materials, precautions, possibleDifficulties } = item.trainingProgram;
  const parts = [
    { label: t('item.materials'), text: materials.join(', ') },
    { label: t('item.precautions'), text: precautions },
    { label: t('item.possibleDifficulties'), text: possibleDifficulties },
  ];
  return (
    <Row gutter={[24, 16]}>
      <Col span={24} md={15}>
        <Flex vertical gap="small">
          <ItemTags item={item} />
          <Typography.Text type="secondary">{subTitle}</Typography.Text>
          <Typography.Text>{content}</Typography.Text>
          <dl className="item-facts">
            {parts
              .filter(({ text }) => text !== '')
              .map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </Flex>
      </Col>
      <Col span={24} md={9}>
        <LastTime lastTime={item.lastTime} />
      </Col>
    </Row>
  );
}

/** Level, kind and targets of an exercise. */
function ItemTags({ item }: { item: PlanItem }) {
  const { t } = useTranslation('offlinePlans');
  const { difficulty, maxDifficulty } = item.trainingProgram;
  return (
    <Flex gap="small" wrap>
      <Status>{t('item.levelOf', { difficulty, max: maxDifficulty })}</Status>
      {item.difficultyAdjusted && <Status>{t('item.adjusted')}</Status>}
      {item.kind === 'static' && <Status>{t('item.static')}</Status>}
      {item.trainingProgram.targets.map((target) => (
        <Status key={target}>{target}</Status>
      ))}
    </Flex>
  );
}
