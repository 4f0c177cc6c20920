import type { SubjectContact } from '@trellis/contract/guardians/schemas';
import type { TestQuestionnaire } from '@trellis/contract/vr-classroom/questionnaire-calls';
import type { TestRequest } from '@trellis/contract/vr-classroom/schemas';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeShown } from '../../ui/code-shown.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FamilyDialog } from '../guardians/public.ts';
import { useFamilyLink } from './questionnaire-queries.ts';

interface Props {
  test: Pick<TestRequest, 'id' | 'subjectId' | 'subjectName'>;
  questionnaire: TestQuestionnaire;
  onClose: () => void;
}

/** The code by which a guardian, or nobody in particular, fills in a questionnaire of a test on a phone. */
export function FamilyLinkDialog({ test, questionnaire, onClose }: Props) {
  const { t } = useTranslation('vrClassroom');
  const { name } = questionnaire.info;
  return (
    <FamilyDialog
      subject={{ id: test.subjectId, name: test.subjectName }}
      title={t('questionnaires.familyOf', { name })}
      about={t('questionnaires.familyAbout', { child: test.subjectName })}
      right="canAnswer"
      mayBeNobody
      onClose={onClose}
    >
      {(guardian) => <LinkFor key={guardian?.id ?? 'nobody'} test={test} questionnaire={questionnaire} guardian={guardian} />}
    </FamilyDialog>
  );
}

function LinkFor({ test, questionnaire, guardian }: Omit<Props, 'onClose'> & { guardian: SubjectContact | null }) {
  const { t } = useTranslation('vrClassroom');
  const link = useFamilyLink({ testRequestId: test.id, questionnaireId: questionnaire.id, ...(guardian && { guardianId: guardian.id }) });
  if (link.isError) return <LoadFailed error={link.error} onRetry={link.refetch} />;
  if (!link.data) return <Skeleton active />;
  const label = t('questionnaires.familyCode', { name: questionnaire.info.name });
  return <CodeShown {...link.data} label={label} fileName={`${questionnaire.info.code}-${test.subjectName}`} />;
}
