import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import { Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/fact-list.tsx';

/** The indices of a questionnaire, and what they are not. */
export function ScoreTable({ record: { scores, correctRate } }: { record: Pick<AnswerRecord, 'scores' | 'correctRate'> }) {
  const { t } = useTranslation('questionnaires');
  if (scores.length === 0) return null;
  const rows = scores.map(({ code, name, index, answered, total }) => ({
    key: code,
    label: name,
    children: (
      <Flex vertical>
        {index === null ? t('notEnough') : <Progress percent={index} format={(percent) => percent} aria-label={name} />}
        <Typography.Text type="secondary">{t('of', { answered, total })}</Typography.Text>
      </Flex>
    ),
  }));
  return (
    <section aria-label={t('scores')}>
      <FactList
        size="small"
        bordered
        column={1}
        items={[{ key: 'overall', label: t('formula'), children: correctRate ?? t('notEnough') }, ...rows]}
      />
      <Typography.Paragraph type="secondary">{t('scoreHint')}</Typography.Paragraph>
    </section>
  );
}
