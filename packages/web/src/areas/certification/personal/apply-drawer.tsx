import { type ApplyState, workFields } from '@trellis/contract/certification/application-schemas';
import { Alert, Drawer, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { drawerSizes } from '../../../ui/drawer-sizes.ts';
import { limitsOf } from '../../../ui/form-limits.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
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
  const failureText = useFailureText();
  const [form] = Form.useForm<Values>();
  const [isOpen, setOpen] = useState(true);
  const { jsonString, answerContent } = application.questionnaireAndAnswer;
  const [answers, setAnswers] = useState<Answers>(answerContent);
  const apply = useApply();
  const send = () => {
    const { phone, jobTitle, workUnit } = form.getFieldsValue();
    const own = { phone: phone?.trim() || null, jobTitle: jobTitle?.trim() || null, workUnit: workUnit?.trim() || null };
    apply.mutate(
      { tenantId: application.tenantId, ...own, questionnaireAndAnswer: { answerContent: answers } },
      {
        onSuccess: () => {
          toast('success', t('personal.applied'));
          setOpen(false);
        },
      },
    );
  };
  return (
    <Drawer
      open={isOpen}
      size={drawerSizes.large}
      title={t('personal.drawerTitle')}
      onClose={() => setOpen(false)}
      afterOpenChange={(now) => {
        if (!now) onClose();
      }}
    >
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
    </Drawer>
  );
}
