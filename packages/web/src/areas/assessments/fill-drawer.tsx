import type { UserAssessmentDetail } from '@trellis/contract/assessments/schemas';
import { Alert, App, Button, Drawer, Flex, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { Faults } from '../questionnaires/faults.tsx';
import { KeepStateLine } from '../questionnaires/keep-state.tsx';
import { SurveyForm } from '../questionnaires/survey-form.tsx';
import { useConfirmSubmit } from '../questionnaires/use-confirm-submit.tsx';
import { useKeptAnswers } from '../questionnaires/use-kept-answers.ts';
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
          {!data.isComplete && (isAgreed || data.consentTime) && <Filling detail={data} onDone={close} />}
        </Flex>
      )}
    </Drawer>
  );
}

function Filling({ detail, onDone }: { detail: UserAssessmentDetail; onDone: () => void }) {
  const { t } = useTranslation('questionnaires');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const confirmSubmit = useConfirmSubmit();
  const save = useSaveAnswers();
  const [problem, setProblem] = useState<Error>();
  const { id: userAssessmentId, finishedPage, concurrencyStamp, questionnaireAndAnswer } = detail;
  const kept = useKeptAnswers({
    standing: { answerContent: questionnaireAndAnswer.answerContent, finishedPage, concurrencyStamp },
    send: (standing) => save.mutateAsync({ userAssessmentId, ...standing }),
    onMerged: () => void message.info(t('changed')),
  });
  const submit = async () => {
    setProblem(undefined);
    try {
      if (!(await kept.flush())) return;
      await save.mutateAsync({ userAssessmentId, ...kept.current(), isComplete: true });
    } catch (caught) {
      setProblem(caught as Error);
      return;
    }
    void message.success(t('submitted'));
    onDone();
  };
  return (
    <Flex vertical gap="middle">
      {problem && <Alert type="error" showIcon role="alert" title={failureText(problem)} description={<Faults problem={problem} />} />}
      <SurveyForm
        jsonString={questionnaireAndAnswer.jsonString}
        answers={kept.answers}
        finishedPage={finishedPage}
        completeText={t('submit')}
        onChange={kept.change}
        onPage={() => void kept.flush()}
        onComplete={() => confirmSubmit(submit)}
      />
      <Flex gap="middle" align="center" justify="space-between" wrap>
        <KeepStateLine state={kept.state} problem={kept.problem} />
        <Button
          onClick={async () => {
            if (await kept.flush()) void message.success(t('saved'));
          }}
        >
          {t('save')}
        </Button>
      </Flex>
    </Flex>
  );
}
