import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/call-error.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { useOverseeing } from '../queries.ts';
import { MakeupDialog } from './makeup-dialog.tsx';

interface Props {
  moduleId: string;
  papers: readonly ExamPaper[];
  hasExam: boolean;
}

/** What those who look after trainers do with an exam: make it, and arrange makeups. */
export function ExamOversight({ moduleId, papers, hasExam }: Props) {
  const { t } = useTranslation('exams');
  const { first, makeup } = useOverseeing();
  const [isArranging, setArranging] = useState(false);
  const firstPaper = papers.find(({ type }) => type === 'FIRST');
  const isOpen = papers.some(({ status }) => status === 'NOT_STARTED' || status === 'DOING');
  const isPassed = papers.some(({ status }) => status === 'PASSED');
  const mayMakeUp = firstPaper && !isOpen && !isPassed && (firstPaper.makeUpExamination?.times ?? 0) > 0;
  const reasonOf = (error: Error | null, text: string) =>
    error && (
      <Alert type="error" showIcon role="alert" title={error instanceof CallError && error.message ? `${text}: ${error.message}` : text} />
    );
  return (
    <Flex vertical gap="small">
      {reasonOf(first.error, t('failed.first'))}
      {reasonOf(makeup.error, t('failed.makeup'))}
      <Flex gap="small" wrap>
        {hasExam && !firstPaper && (
          <Button
            size="small"
            loading={first.isPending}
            onClick={() => whenKept(first, { trainerTrainingModuleId: moduleId }, () => toast('success', t('test.made')))}
          >
            {t('test.make')}
          </Button>
        )}
        {firstPaper && !isPassed && (
          <Button size="small" onClick={() => setArranging(true)}>
            {t('test.makeUp')}
          </Button>
        )}
        {mayMakeUp && (
          <Button
            size="small"
            loading={makeup.isPending}
            onClick={() => whenKept(makeup, { fatherUserExaminationPaperId: firstPaper.id }, () => toast('success', t('test.makeupMade')))}
          >
            {t('test.makeMakeup')}
          </Button>
        )}
      </Flex>
      {isArranging && firstPaper && <MakeupDialog paper={firstPaper} onClose={() => setArranging(false)} />}
    </Flex>
  );
}
