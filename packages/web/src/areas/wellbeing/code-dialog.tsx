import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeShown } from '../../ui/code-shown.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FamilyDialog } from '../guardians/public.ts';
import { useWellbeingCode } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

/** The code with which a guardian enters a child's days: to show, to download, to copy. */
export function CodeDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('wellbeing');
  return (
    <FamilyDialog
      subject={subject}
      title={t('family.title', { child: subject.name })}
      about={t('family.about')}
      right="canAnswer"
      onClose={onClose}
    >
      {(guardian) => guardian && <CodeFor key={guardian.id} guardian={guardian} subject={subject} />}
    </FamilyDialog>
  );
}

function CodeFor({ guardian, subject }: { guardian: SubjectContact; subject: Props['subject'] }) {
  const { t } = useTranslation('wellbeing');
  const code = useWellbeingCode({ subjectId: subject.id, guardianId: guardian.id });
  if (code.isError) return <LoadFailed error={code.error} onRetry={code.refetch} />;
  if (!code.data) return <Skeleton active />;
  return (
    <CodeShown {...code.data} label={t('family.label', { child: subject.name })} fileName={t('family.file', { child: subject.name })} />
  );
}
