import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeShown } from '../../ui/code-shown.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FamilyDialog } from '../guardians/public.ts';
import { useGrantCode } from './queries.ts';

interface Props {
  subject: { id: string; name: string };
  onClose: () => void;
}

/** The code with which a guardian decides who else may see which reports there are of the child. */
export function GrantCodeDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('familyPages');
  return (
    <FamilyDialog
      subject={subject}
      title={t('grant.title', { child: subject.name })}
      about={t('grant.about')}
      right="canGrant"
      onClose={onClose}
    >
      {(guardian) => guardian && <CodeFor key={guardian.id} guardian={guardian} subject={subject} />}
    </FamilyDialog>
  );
}

function CodeFor({ guardian, subject }: { guardian: SubjectContact; subject: Props['subject'] }) {
  const { t } = useTranslation('familyPages');
  const code = useGrantCode({ subjectId: subject.id, guardianId: guardian.id });
  if (code.isError) return <LoadFailed error={code.error} onRetry={code.refetch} />;
  if (!code.data) return <Skeleton active />;
  return <CodeShown {...code.data} label={t('grant.label', { child: subject.name })} fileName={t('grant.file', { child: subject.name })} />;
}
