import type { OpenInterim } from '@trellis/contract/offline-plans/schemas';
import { useTranslation } from 'react-i18next';
import { CodeDialog } from '../../ui/code-dialog.tsx';
import { useCodeOfAssessment } from './queries.ts';

/** The code by which a guardian answers the assessment that a session waits for. */
export function RetestCodeDialog({ interim, onClose }: { interim: OpenInterim; onClose: () => void }) {
  const { t } = useTranslation('assessments');
  const { title, subjectName, ...ids } = interim;
  const names = { name: title, child: subjectName };
  return (
    <CodeDialog
      title={t('code.title', names)}
      about={t('code.about')}
      label={t('code.label', names)}
      fileName={t('code.title', names)}
      code={useCodeOfAssessment(ids)}
      onClose={onClose}
    />
  );
}
