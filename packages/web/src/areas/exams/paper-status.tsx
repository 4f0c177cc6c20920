import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/status.tsx';

const meanings = { NOT_STARTED: 'neutral', DOING: 'waiting', FAILED: 'attention', PASSED: 'good' } as const;

/** How far a paper is. */
export function PaperState({ paper: { status, isAwaitingJudgement } }: { paper: Pick<ExamPaper, 'status' | 'isAwaitingJudgement'> }) {
  const { t } = useTranslation('exams');
  return <Status meaning={meanings[status]}>{isAwaitingJudgement ? t('awaiting') : t(`status.${status}`)}</Status>;
}
