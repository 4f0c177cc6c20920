import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/loaded.tsx';
import { PdfButton } from '../../ui/pdf-button.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
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
  const query = useAnswerRecord(answerId);
  const save = useSaveAnswer();
  const title = query.data ? t('drawerTitle', { name: query.data.name, child: childName }) : t('list');
  return (
    <SideDrawer size="large" title={title} onClose={onClose}>
      {(close) => (
        <Loaded query={query} rows={10}>
          {(record) =>
            record.isComplete ? (
              <Reading record={record} />
            ) : (
              <DeskForm draft={record} save={(given) => save.mutateAsync({ id: answerId, ...given })} onDone={close} />
            )
          }
        </Loaded>
      )}
    </SideDrawer>
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
