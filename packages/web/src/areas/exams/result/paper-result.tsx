import type { AnsweredQuestion, ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { scoreText } from '@trellis/contract/exams/rules';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { PaperState } from '../paper-status.tsx';
import { answerText, rightText } from './answer-text.ts';
import { Points } from './points.tsx';

interface Props {
  paper: ExamPaper;
  questions: readonly AnsweredQuestion[];
}

/** A paper that was handed in: what was reached, and question by question what was answered. */
export function PaperResult({ paper, questions }: Props) {
  const { t, i18n } = useTranslation('exams');
  const { zone } = useCurrentUser();
  const points = (score: number) => scoreText(score, i18n.language);
  const isTold = questions.some(({ solution }) => solution !== null);
  const words = { yes: t('solution.isTrue'), no: t('solution.isFalse'), none: t('result.noAnswer') };
  const numbered = questions.map((question, at) => ({ ...question, number: at + 1 }));
  return (
    <TitledCard
      title={
        <Flex gap="small" align="center" wrap>
          {`${paper.examinationName} · ${t(`type.${paper.type}`)}`}
          <PaperState paper={paper} />
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        <Typography.Text>
          {[
            paper.trainer.name,
            ...(paper.score === null ? [] : [t('result.score', { score: points(paper.score), total: points(paper.total) })]),
            t('result.passing', { passingScore: points(paper.passingScore) }),
            ...(paper.submitTime ? [t('result.submitted', { time: formatDateTime(paper.submitTime, zone) })] : []),
          ].join(' · ')}
        </Typography.Text>
        <CardTable<AnsweredQuestion & { number: number }>
          label={t('result.title')}
          rows={numbered}
          columns={[
            { key: 'question', title: t('questions.fields.title'), render: (_, { number, title }) => `${number}. ${title}` },
            { key: 'answer', title: t('result.answer'), render: (_, question) => answerText(question, words) },
            ...(isTold
              ? [{ key: 'right', title: t('result.right'), render: (_: unknown, question: AnsweredQuestion) => rightText(question, words) }]
              : []),
            {
              key: 'points',
              title: t('result.points'),
              render: (_, question) => <Points paper={paper} question={question} number={question.number} />,
            },
          ]}
        />
      </Flex>
    </TitledCard>
  );
}
