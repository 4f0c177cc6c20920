import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { CourseCard } from './report-course.tsx';

const width = 900;

/** A test that runs, as its headset tells of it. */
export function LiveDialog({ test, onClose }: { test: TestRequest; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  return (
    <Dialog title={t('report.live', { name: test.subjectName })} width={width} onClose={onClose}>
      <CourseCard caseId={test.id} isRunning />
    </Dialog>
  );
}
