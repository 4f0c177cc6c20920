import { doctorComment, type TestAnswer } from '@trellis/contract/vr-classroom/questionnaire-calls';
import { App, Button, Flex, Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { limitsOf } from '../../ui/form-limits.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { DeskForm, ScoreTable, SurveyForm } from '../questionnaires/public.ts';
import { useQuestionnaireChanges, useTestAnswer } from './questionnaire-queries.ts';

interface Props {
  answerId: string;
  mayWrite: boolean;
  onDone: () => void;
}

/** What is answered for a test: the questions while they are open, then the answers with a doctor's comment. */
export function AnswerShown({ answerId, mayWrite, onDone }: Props) {
  const { save } = useQuestionnaireChanges();
  return (
    <Loaded query={useTestAnswer(answerId)} rows={10}>
      {(found) => {
        const answer = found as TestAnswer;
        const { testRequestId, questionnaireId, isComplete, questionnaireAndAnswer } = answer;
        if (mayWrite && !isComplete) {
          const send = (given: Parameters<Parameters<typeof DeskForm>[0]['save']>[0]) =>
            save.mutateAsync({ testRequestId, questionnaireId, ...given });
          return (
            <DeskForm
              draft={{ ...answer, questionnaireAndAnswer: { ...questionnaireAndAnswer, correctRate: null } }}
              save={send}
              onDone={onDone}
            />
          );
        }
        return (
          <Flex vertical gap="middle">
            {isComplete && <ScoreTable record={answer} />}
            {isComplete && <Comment answer={answer} mayWrite={mayWrite} />}
            <SurveyForm jsonString={questionnaireAndAnswer.jsonString} answers={questionnaireAndAnswer.answerContent} isReadOnly />
          </Flex>
        );
      }}
    </Loaded>
  );
}

function Comment({ answer, mayWrite }: { answer: TestAnswer; mayWrite: boolean }) {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  const { commentedBy, commentTime, doctorComment: text } = answer;
  return (
    <section aria-label={t('questionnaires.comment')}>
      <Typography.Title level={3} style={{ fontSize: 'var(--text-large)' }}>
        {t('questionnaires.comment')}
      </Typography.Title>
      {mayWrite && <CommentForm answer={answer} />}
      {!mayWrite && <Typography.Paragraph style={{ whiteSpace: 'pre-line' }}>{text ?? t('questionnaires.noComment')}</Typography.Paragraph>}
      {commentTime && (
        <Typography.Text type="secondary">{`${commentedBy ?? t('none')} · ${formatDrawerDateTime(commentTime, zone)}`}</Typography.Text>
      )}
    </section>
  );
}

function CommentForm({ answer: { id, testRequestId, questionnaireId, doctorComment: text } }: { answer: TestAnswer }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [form] = Form.useForm<{ text?: string }>();
  const { save } = useQuestionnaireChanges();
  useUnsaved(() => (form.getFieldsValue().text?.trim() || null) !== text, save.isPending);
  const failed = (error: Error) => void message.error(failureText(error));
  const begin = () =>
    api.vrQuestionnaires.doctorCommentTemplate.call({ answerId: id }).then((template) => form.setFieldsValue(template), failed);
  const keep = ({ text: written = '' }: { text?: string }) =>
    save
      .mutateAsync({ testRequestId, questionnaireId, doctorComment: written.trim() || null })
      .then(() => void message.success(t('questionnaires.saved')), failed);
  return (
    <Form form={form} layout="vertical" initialValues={{ text: text ?? '' }} onFinish={(values) => void keep(values)}>
      <Form.Item name="text">
        <Input.TextArea
          aria-label={t('questionnaires.comment')}
          maxLength={limitsOf(doctorComment).maxLength}
          autoSize={{ minRows: 3, maxRows: 12 }}
        />
      </Form.Item>
      <Flex gap="small">
        <Button onClick={() => void begin()}>{t('questionnaires.template')}</Button>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t('word.save')}
        </Button>
      </Flex>
    </Form>
  );
}
