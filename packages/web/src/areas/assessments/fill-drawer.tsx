import { Drawer, Flex, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DeskForm, SurveyForm } from '../questionnaires/public.ts';
import { ConsentBlock } from './consent-block.tsx';
import { useSaveAnswers, useUserAssessment } from './queries.ts';

interface Props {
  userAssessmentId: string;
  title: string;
  childName: string;
  onClose: () => void;
}

/** One assessment of a child: the consent, then the questions while it is open; its answers once they are submitted. */
export function FillDrawer({ userAssessmentId, title, childName, onClose }: Props) {
  const { t } = useTranslation('assessments');
  const { token } = theme.useToken();
  const [isOpen, setOpen] = useState(true);
  const [isAgreed, setAgreed] = useState(false);
  const { data, error, isPending, refetch } = useUserAssessment(userAssessmentId);
  const save = useSaveAnswers();
  const close = () => setOpen(false);
  return (
    <Drawer
      open={isOpen}
      size={token.screenMD}
      title={t('drawerTitle', { name: title, child: childName })}
      onClose={close}
      afterOpenChange={(now) => {
        if (!now) onClose();
      }}
      destroyOnHidden
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <Flex vertical gap="middle">
          {!data.isComplete && <ConsentBlock userAssessmentId={userAssessmentId} onAgreed={() => setAgreed(true)} />}
          {data.isComplete && (
            <SurveyForm
              jsonString={data.questionnaireAndAnswer.jsonString}
              answers={data.questionnaireAndAnswer.answerContent}
              isReadOnly
            />
          )}
          {!data.isComplete && (isAgreed || data.consentTime) && (
            <DeskForm draft={data} save={(given) => save.mutateAsync({ userAssessmentId, ...given })} onDone={close} />
          )}
        </Flex>
      )}
    </Drawer>
  );
}
