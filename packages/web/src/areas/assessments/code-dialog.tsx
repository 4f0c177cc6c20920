import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { useTranslation } from 'react-i18next';
import { CodeDialog as Shown } from '../../ui/code-dialog.tsx';
import { useAssessmentCode } from './queries.ts';

interface Props {
  what: 'assessment' | 'report';
  row: Pick<UserAssessment, 'id' | 'assessmentId' | 'userId' | 'title' | 'userName'>;
  onClose: () => void;
}

/** The code by which a guardian answers an assessment, or reads its report. */
export function CodeDialog({ what, row, onClose }: Props) {
  const { t } = useTranslation('assessments');
  const names = { name: row.title, child: row.userName };
  return (
    <Shown
      title={t('code.title', names)}
      about={t(what === 'assessment' ? 'code.about' : 'code.aboutReport')}
      label={t('code.label', names)}
      fileName={t('code.title', names)}
      code={useAssessmentCode(what, row)}
      onClose={onClose}
    />
  );
}
