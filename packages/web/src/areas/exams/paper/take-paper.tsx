import { useNavigate } from '@tanstack/react-router';
import type { PaperDetails } from '@trellis/contract/exams/paper-schemas';
import { Alert, Button, Flex, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useTaking } from '../queries.ts';
import { QuestionCard } from './question-card.tsx';
import { clockText, useSecondsLeft } from './time-left.ts';
import { useKeptAnswers } from './use-kept-answers.ts';
import './exam.css';

const again = 5000;

interface Props {
  details: PaperDetails;
  /** When it was read, by this device's clock. */
  readAt: number;
}

/** A paper while its time runs. When it is over, the paper is handed in as it is. */
export function TakePaper({ details, readAt }: Props) {
  const { t } = useTranslation('exams');
  const ask = useAsk();
  const { shown, say, waiting, isHeldUp, forget } = useKeptAnswers(details);
  const { paper, questions } = shown;
  // known from the first reading: a later one that was answered from elsewhere would move it
  const [ahead] = useState(() => Date.parse(details.now) - readAt);
  const left = useSecondsLeft(paper.endTime ?? details.now, ahead);
  const { handIn, isSending, failure } = useHandIn(paper.id, paper.trainerTrainingModuleId, waiting, forget);
  const answered = questions.filter(({ answer }) => answer !== null).length;
  const open = questions.length - answered;
  useWhenOver(left === 0, handIn);
  const confirm = () =>
    ask({
      title: t('panel.submitTitle'),
      text: open > 0 ? t('panel.submitOpen', { count: open }) : t('panel.submitText'),
      ok: t('panel.submit'),
    }).then((isSure) => (isSure ? handIn() : undefined));
  return (
    <Flex vertical gap="middle">
      <div className="exam-bar">
        <Typography.Text strong role="timer" aria-label={t('panel.leftLabel')}>
          {t('panel.left', { time: clockText(left) })}
        </Typography.Text>
        <Typography.Text>{t('panel.answered', { answered, count: questions.length })}</Typography.Text>
        <Typography.Text type="secondary" role="status">
          {waiting.length === 0 ? t('panel.saved') : isHeldUp ? t('panel.unsaved', { count: waiting.length }) : t('panel.saving')}
        </Typography.Text>
        <Button type="primary" loading={isSending} onClick={() => void confirm()}>
          {t('panel.submit')}
        </Button>
      </div>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <ol className="exam-questions">
        {questions.map((question, at) => (
          <li key={question.id}>
            <QuestionCard
              question={question}
              number={at + 1}
              count={questions.length}
              isClosed={left === 0 || isSending}
              onAnswer={(answer) => say(question.id, answer)}
            />
          </li>
        ))}
      </ol>
    </Flex>
  );
}

function useHandIn(id: string, module: string, waiting: ReturnType<typeof useKeptAnswers>['waiting'], forget: () => Promise<unknown>) {
  const { t } = useTranslation('exams');
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { submit } = useTaking();
  const handIn = async () => {
    const answers = waiting.map(({ questionId, answer }) => ({ questionId, answer }));
    await submit.mutateAsync({ id, answers });
    await forget();
    toast('success', t('panel.submitted'));
    await navigate({ to: '/system/center/detail/examResult', search: { TrainerTrainingModuleId: module } });
  };
  return {
    // what failed is shown beneath the bar
    handIn: () => handIn().catch(() => undefined),
    isSending: submit.isPending,
    failure: submit.error && failureText(submit.error),
  };
}

/** Hands in once the time is over, and again until it was possible. */
function useWhenOver(isOver: boolean, handIn: () => Promise<unknown>): void {
  const latest = useRef(handIn);
  useEffect(() => {
    latest.current = handIn;
  });
  useEffect(() => {
    if (!isOver) return undefined;
    void latest.current();
    const timer = window.setInterval(() => void latest.current(), again);
    return () => window.clearInterval(timer);
  }, [isOver]);
}
