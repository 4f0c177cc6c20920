import type { AnsweredQuestion, ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { scoreText } from '@trellis/contract/exams/rules';
import { Button, Flex, InputNumber, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useOverseeing } from '../queries.ts';

interface Props {
  paper: ExamPaper;
  question: AnsweredQuestion;
  number: number;
}

/** What an answer gave; a text that waits is judged here by those who look after trainers. */
export function Points({ paper, question, number }: Props) {
  const { t, i18n } = useTranslation('exams');
  const { type, canWrite } = useCurrentUser();
  const { points, fraction } = question;
  const text = (score: number) => scoreText(score, i18n.language);
  if (points !== null) return t('result.pointsOf', { points: text(points), fraction: text(fraction) });
  if (type === 'Management' && canWrite('RocketSystem.TrainerTraining.Write'))
    return <Judge paper={paper} question={question} number={number} />;
  return <Typography.Text type="secondary">{t('result.notJudged')}</Typography.Text>;
}

function Judge({ paper, question, number }: Props) {
  const { t } = useTranslation('exams');
  const failureText = useFailureText();
  const { judge } = useOverseeing();
  const [points, setPoints] = useState<number | null>(null);
  const save = () =>
    points !== null && whenKept(judge, { id: paper.id, questionId: question.id, points }, () => toast('success', t('result.judged')));
  return (
    <Flex vertical gap="small">
      <Flex gap="small" align="center" wrap>
        <InputNumber aria-label={t('result.judgeLabel', { number })} min={0} max={question.fraction} value={points} onChange={setPoints} />
        <Button size="small" type="primary" disabled={points === null} loading={judge.isPending} onClick={save}>
          {t('result.judge')}
        </Button>
      </Flex>
      {judge.error && (
        <Typography.Text type="danger" role="alert">
          {failureText(judge.error)}
        </Typography.Text>
      )}
    </Flex>
  );
}
