import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { Button, Card, Col, Collapse, Flex, Row, Tag, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultsAreEnough } from '../feedback/values.ts';
import { LastTime } from './last-time.tsx';
import type { Answers } from './use-answers.ts';

interface CurrentItemProps {
  item: PlanItem;
  answers: Answers;
  /** The focus comes here: an item before it was just answered. */
  takesFocus: boolean;
  onFeedback: (item: PlanItem) => void;
}

/** The exercise that is on now: what to do, what happened last time, and one tap to answer it. */
export function CurrentItem({ item, answers, takesFocus, onFeedback }: CurrentItemProps) {
  const { t } = useTranslation('offlinePlans');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' });
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // a mandatory field without a default can only be answered by hand
  const done = () => (defaultsAreEnough(item.feedbackProperties) ? answers.done(item) : onFeedback(item));
  return (
    <Card className="current-item" aria-label={t('item.current')} role="group">
      <Row gutter={[24, 16]}>
        <Col span={24} md={15}>
          <Flex vertical gap="small">
            <Typography.Title level={3} ref={heading} tabIndex={-1}>
              {item.trainingProgram.title}
            </Typography.Title>
            <ItemTags item={item} />
            <Flex gap="middle" wrap>
              <Button type="primary" size="large" onClick={done}>
                {t('item.done')}
              </Button>
              <Button size="large" onClick={() => answers.notDone(item)}>
                {t('item.notDone')}
              </Button>
              <Button size="large" type="text" onClick={() => onFeedback(item)}>
                {t('item.addFeedback')}
              </Button>
            </Flex>
            <Typography.Text type="secondary">{item.trainingProgram.subTitle}</Typography.Text>
            <Typography.Paragraph>{item.trainingProgram.content}</Typography.Paragraph>
            <Details item={item} />
          </Flex>
        </Col>
        <Col span={24} md={9}>
          <LastTime lastTime={item.lastTime} />
        </Col>
      </Row>
    </Card>
  );
}

/** Level, kind and targets of an exercise. */
function ItemTags({ item }: { item: PlanItem }) {
  const { t } = useTranslation('offlinePlans');
  const { difficulty, maxDifficulty } = item.trainingProgram;
  return (
    <Flex gap="small" wrap>
      <Tag color="blue">{t('item.levelOf', { difficulty, max: maxDifficulty })}</Tag>
      {item.difficultyAdjusted && <Tag>{t('item.adjusted')}</Tag>}
      {item.kind === 'static' && <Tag>{t('item.static')}</Tag>}
      {item.trainingProgram.targets.map((target) => (
        <Tag key={target}>{target}</Tag>
      ))}
    </Flex>
  );
}

function Details({ item }: { item: PlanItem }) {
  const { t } = useTranslation('offlinePlans');
  const { precautions, possibleDifficulties, materials } = item.trainingProgram;
  const parts = [
    { key: 'precautions', label: t('item.precautions'), text: precautions },
    { key: 'possibleDifficulties', label: t('item.possibleDifficulties'), text: possibleDifficulties },
    { key: 'materials', label: t('item.materials'), text: materials.join(', ') },
  ];
  return (
    <Collapse
      ghost
      items={parts
        .filter((part) => part.text !== '')
        .map(({ key, label, text }) => ({ key, label, children: <Typography.Text>{text}</Typography.Text> }))}
    />
  );
}
