import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import { Alert, App, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { isUnsent, type Standing } from './answer-keeper.ts';
import { Faults } from './faults.tsx';
import { KeepStateLine } from './keep-state.tsx';
import { SurveyForm } from './survey-form.tsx';
import { useConfirmSubmit } from './use-confirm-submit.tsx';
import { useKeptAnswers } from './use-kept-answers.ts';
import { useSubmitKept } from './use-submit-kept.ts';

interface Props {
  draft: Pick<AnswerRecord, 'finishedPage' | 'concurrencyStamp' | 'questionnaireAndAnswer'>;
  /** Keeps answers, or submits them as complete; answers the stamp that they have from then on. */
  save: (given: Standing & { isComplete?: true }) => Promise<{ concurrencyStamp: string }>;
  /** After they were submitted. */
  onDone: () => void;
}

/** Questions that are answered at the desk: what is typed is kept at once, and submitted after a confirmation. */
export function DeskForm({ draft: { finishedPage, concurrencyStamp, questionnaireAndAnswer }, save, onDone }: Props) {
  const { t } = useTranslation('questionnaires');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const confirmSubmit = useConfirmSubmit();
  const kept = useKeptAnswers({
    standing: { answerContent: questionnaireAndAnswer.answerContent, finishedPage, concurrencyStamp },
    send: save,
    onMerged: () => void message.info(t('changed')),
  });
  useUnsaved(() => isUnsent(kept.state), false);
  const complete = (standing: Standing) => save({ ...standing, isComplete: true });
  const { submit, isWaiting, problem } = useSubmitKept(kept, complete, () => {
    void message.success(t('submitted'));
    onDone();
  });
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
        <KeepStateLine state={kept.state} problem={kept.problem} isWaiting={isWaiting} />
        <Button
          onClick={async () => {
            if (await kept.flush()) void message.success(t('word.savedSentence'));
          }}
        >
          {t('word.save')}
        </Button>
      </Flex>
    </Flex>
  );
}
