import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import { Alert, App, Button, Drawer, Flex, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PdfButton } from '../../ui/pdf-button.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { Faults } from './faults.tsx';
import { KeepStateLine } from './keep-state.tsx';
import { useAnswerRecord, useSaveAnswer } from './queries.ts';
import { ScoreTable } from './score-table.tsx';
import { SurveyForm } from './survey-form.tsx';
import { useConfirmSubmit } from './use-confirm-submit.tsx';
import { useKeptAnswers } from './use-kept-answers.ts';

interface Props {
  answerId: string;
  childName: string;
  onClose: () => void;
}

/** One questionnaire of a child: filled in at the desk while it is a draft, read once it is complete. */
export function FillDrawer({ answerId, childName, onClose }: Props) {
  const { t } = useTranslation('questionnaires');
  const { token } = theme.useToken();
  const [isOpen, setOpen] = useState(true);
  const { data, error, isPending, refetch } = useAnswerRecord(answerId);
  const close = () => setOpen(false);
  return (
    <Drawer
      open={isOpen}
      size={token.screenMD}
      title={data ? t('drawerTitle', { name: data.name, child: childName }) : t('list')}
      onClose={close}
      afterOpenChange={(now) => {
        if (!now) onClose();
      }}
      destroyOnHidden
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {data?.isComplete && <Reading record={data} />}
      {data && !data.isComplete && <Filling record={data} onDone={close} />}
    </Drawer>
  );
}

function Reading({ record }: { record: AnswerRecord }) {
  const { jsonString, answerContent } = record.questionnaireAndAnswer;
  return (
    <Flex vertical gap="middle">
      <Flex justify="end">
        <PdfButton document="questionnaire" id={record.id} />
      </Flex>
      <ScoreTable record={record} />
      <SurveyForm jsonString={jsonString} answers={answerContent} isReadOnly />
    </Flex>
  );
}

function Filling({ record, onDone }: { record: AnswerRecord; onDone: () => void }) {
  const { t } = useTranslation('questionnaires');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const confirmSubmit = useConfirmSubmit();
  const save = useSaveAnswer();
  const [problem, setProblem] = useState<Error>();
  const { id, finishedPage, concurrencyStamp, questionnaireAndAnswer } = record;
  const kept = useKeptAnswers({
    standing: { answerContent: questionnaireAndAnswer.answerContent, finishedPage, concurrencyStamp },
    send: (standing) => save.mutateAsync({ id, ...standing }),
    onMerged: () => void message.info(t('changed')),
  });
  const submit = async () => {
    setProblem(undefined);
    try {
      if (!(await kept.flush())) return;
      await save.mutateAsync({ id, ...kept.current(), isComplete: true });
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
