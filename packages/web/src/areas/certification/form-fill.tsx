import type { FormRecord } from '@trellis/contract/certification/forms';
import { Alert, App, Button, Flex, Typography } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import type { Standing } from '../questionnaires/public.ts';
import { Faults, isUnsent, KeepStateLine, SurveyForm, useConfirmSubmit, useKeptAnswers } from '../questionnaires/public.ts';

interface Props {
  record: FormRecord;
  /** Sends the answers as they stand, or submits them. */
  save: (answers: Standing & { isComplete: boolean }) => Promise<{ concurrencyStamp: string }>;
  /** What is told before the form, such as a score. */
  head?: ReactNode;
  /** What is noted beside the answers and sent with them: where it changes, that is saved as an answer is. */
  beside?: string;
  /** What keeps somebody from submitting; undefined where nothing does. */
  missing?: string;
  onDone: () => void;
}

/** A form that saves itself while it is filled in, and is submitted after a confirmation. */
export function FormFill({ record, save, head, beside, missing, onDone }: Props) {
  const { t } = useTranslation('certification');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const confirmSubmit = useConfirmSubmit();
  const [problem, setProblem] = useState<Error>();
  const { questionnaireAndAnswer, finishedPage, concurrencyStamp } = record;
  const kept = useKeptAnswers({
    standing: { answerContent: questionnaireAndAnswer.answerContent, finishedPage, concurrencyStamp },
    send: (standing) => save({ ...standing, isComplete: false }),
    onMerged: () => void message.info(t('form.changed')),
  });
  const saved = useRef(beside);
  const { touch } = kept;
  useEffect(() => {
    if (saved.current !== beside) touch();
    saved.current = beside;
  });
  useUnsaved(() => isUnsent(kept.state), false);
  const submit = async () => {
    setProblem(undefined);
    try {
      if (!(await kept.flush())) return;
      await save({ ...kept.current(), isComplete: true });
    } catch (caught) {
      setProblem(caught as Error);
      return;
    }
    void message.success(t('form.submitted'));
    onDone();
  };
  const complete = () => (missing ? void message.warning(missing) : confirmSubmit(submit));
  return (
    <Flex vertical gap="middle">
      {problem && <Alert type="error" showIcon role="alert" title={failureText(problem)} description={<Faults problem={problem} />} />}
      {head}
      <SurveyForm
        jsonString={questionnaireAndAnswer.jsonString}
        answers={kept.answers}
        finishedPage={finishedPage}
        completeText={t('word.submit')}
        onChange={kept.change}
        onPage={() => void kept.flush()}
        onComplete={complete}
      />
      <Flex gap="middle" align="center" justify="space-between" wrap>
        <KeepStateLine state={kept.state} problem={kept.problem} />
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

/** A form that was submitted, to read. */
export function FormRead({ record, head }: { record: FormRecord; head?: ReactNode }) {
  const { t } = useTranslation('certification');
  const { zone } = useCurrentUser();
  const { questionnaireAndAnswer, finishTime, fillerUser } = record;
  return (
    <Flex vertical gap="middle">
      {finishTime && (
        <Typography.Text type="secondary">
          {t('form.by', { time: formatDrawerDateTime(finishTime, zone), name: fillerUser?.name ?? '—' })}
        </Typography.Text>
      )}
      {head}
      <SurveyForm jsonString={questionnaireAndAnswer.jsonString} answers={questionnaireAndAnswer.answerContent} isReadOnly />
    </Flex>
  );
}
