import { useMutation } from '@tanstack/react-query';
import type { ApplyDoor } from '@trellis/contract/certification/door-calls';
import type { Language } from '@trellis/contract/languages';
import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import type { Answers } from '../../questionnaires/public.ts';
import { Faults, SurveyForm } from '../../questionnaires/public.ts';
import { ApplicantForm, type ApplicantValues } from './applicant-form.tsx';

interface Props {
  door: ApplyDoor;
  code: string;
  module: string | null;
  language: Language;
}

/** First who somebody is, then what is asked of them, then thanks. What was typed stays when they go back. */
export function ApplySteps({ door, code, module, language }: Props) {
  const { t } = useTranslation('certification');
  const failureText = useFailureText();
  const [values, setValues] = useState<ApplicantValues>();
  const [isAsked, setAsked] = useState(false);
  const [answers, setAnswers] = useState<Answers>({});
  const apply = useMutation(api.trainingDoor.apply.mutationOptions({ meta: { quiet: true }, networkMode: 'always' }));
  useUnsaved(() => !apply.isSuccess && values !== undefined, apply.isPending);
  const center = door.center.name;
  if (apply.isSuccess && values) return <Thanks center={center} email={values.email} />;
  const send = () => {
    if (values) apply.mutate({ ...values, code, module, language, questionnaireAndAnswer: { answerContent: answers } });
  };
  return (
    <Flex vertical gap="middle">
      <div>
        <PhoneTitle isOfTab>{t('apply.title')}</PhoneTitle>
        <Typography.Paragraph>{t('apply.intro', { center })}</Typography.Paragraph>
        {door.module && <Typography.Text strong>{t('apply.forModule', { module: door.module.displayName })}</Typography.Text>}
      </div>
      {apply.error && (
        <Alert type="error" showIcon role="alert" title={failureText(apply.error)} description={<Faults problem={apply.error} />} />
      )}
      {!isAsked && (
        <ApplicantForm
          initial={values}
          onNext={(given) => {
            setValues(given);
            setAsked(true);
          }}
        />
      )}
      {isAsked && (
        <>
          <SurveyForm
            jsonString={door.jsonString}
            answers={answers}
            completeText={t('apply.submit')}
            onChange={(given) => setAnswers(given)}
            onComplete={send}
          />
          <Button onClick={() => setAsked(false)}>{t('apply.back')}</Button>
        </>
      )}
    </Flex>
  );
}

function Thanks({ center, email }: { center: string; email: string }) {
  const { t } = useTranslation('certification');
  return (
    <section role="status">
      <PhoneTitle isOfTab>{t('apply.doneTitle')}</PhoneTitle>
      <Typography.Paragraph>{t('apply.doneText', { center, email })}</Typography.Paragraph>
      <Typography.Paragraph type="secondary">{t('apply.doneHint')}</Typography.Paragraph>
    </section>
  );
}
