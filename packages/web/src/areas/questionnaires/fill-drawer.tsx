import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import { Drawer, Flex, Skeleton, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PdfButton } from '../../ui/pdf-button.tsx';
import { DeskForm } from './desk-form.tsx';
import { useAnswerRecord, useSaveAnswer } from './queries.ts';
import { ScoreTable } from './score-table.tsx';
import { SurveyForm } from './survey-form.tsx';

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
  const save = useSaveAnswer();
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
      {data && !data.isComplete && <DeskForm draft={data} save={(given) => save.mutateAsync({ id: answerId, ...given })} onDone={close} />}
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
