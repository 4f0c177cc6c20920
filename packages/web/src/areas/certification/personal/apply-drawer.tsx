import { type ApplyState, workFields } from '@trellis/contract/certification/application-schemas';
import { Alert, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { limitsOf } from '../../../ui/form-limits.ts';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import type { Answers } from '../../questionnaires/public.ts';
import { Faults, SurveyForm } from '../../questionnaires/public.ts';
import { useApply } from '../applications/queries.ts';

interface Values {
  phone?: string | null;
  jobTitle?: string | null;
  workUnit?: string | null;
}

const { shape } = workFields;

/** Applies, or applies again with what was answered before. */
export function ApplyDrawer({ application, onClose }: { application: ApplyState; onClose: () => void }) {
  const { t } = useTranslation('certification');
  return (
    <SideDrawer size="large" title={t('personal.drawerTitle')} onClose={onClose}>
      {(close) => <Application application={application} onApplied={close} />}
    </SideDrawer>
  );
}

function Application({ application, onApplied }: { application: ApplyState; onApplied: () => void }) {
  const { t } = useTranslation('certification');
  const failureText = useFailureText();
  const [form] = Form.useForm<Values>();
  const { jsonString, answerContent } = application.questionnaireAndAnswer;
  const [answers, setAnswers] = useState<Answers>(answerContent);
  const apply = useApply();
  useUnsaved(() => !apply.isSuccess && (answers !== answerContent || form.isFieldsTouched()), apply.isPending);
  const send = () => {
    const { phone, jobTitle, workUnit } = form.getFieldsValue();
    const own = { phone: phone?.trim() || null, jobTitle: jobTitle?.trim() || null, workUnit: workUnit?.trim() || null };
    whenKept(apply, { tenantId: application.tenantId, ...own, questionnaireAndAnswer: { answerContent: answers } }, () => {
      toast('success', t('personal.applied'));
      onApplied();
    });
  };
  return (
    <Flex vertical gap="middle">
      {apply.error && (
        <Alert type="error" showIcon role="alert" title={failureText(apply.error)} description={<Faults problem={apply.error} />} />
      )}
      <Form<Values> form={form} layout="vertical" initialValues={application} disabled={apply.isPending}>
        {(['phone', 'jobTitle', 'workUnit'] as const).map((field) => (
          <Form.Item key={field} name={field} label={t(`apply.${field}`)}>
            <Input maxLength={limitsOf(shape[field]).maxLength} />
          </Form.Item>
        ))}
      </Form>
      <SurveyForm
        jsonString={jsonString}
        answers={answers}
        completeText={t('apply.submit')}
        onChange={(given) => setAnswers(given)}
        onComplete={send}
      />
    </Flex>
  );
}
