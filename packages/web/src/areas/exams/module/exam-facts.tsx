import { scoreText } from '@trellis/contract/exams/rules';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface Facts {
  duration: number;
  total: number;
  passingScore: number;
}

/** How long an exam lasts, what can be reached in it and what is enough. */
export function ExamFacts({ of: { duration, total, passingScore } }: { of: Facts }) {
  const { t, i18n } = useTranslation('exams');
  const points = (score: number) => scoreText(score, i18n.language);
  return (
    <Typography.Text type="secondary">
      {t('test.facts', { minutes: duration, total: points(total), passingScore: points(passingScore) })}
    </Typography.Text>
  );
}
