import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { Alert, Button, Flex, Form } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadsOfForm, useUploads } from '../../../ui/uploads-of-form.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { PropertyItem } from './property-item.tsx';
import { fieldsInError } from './server-errors.ts';
import { defaultValues, type FormValues, toFeedbacks, toFormValues } from './values.ts';
import '../offline-plans.css';

interface FeedbackFormProps {
  /** Session and form: what is typed is kept under it until it was saved. */
  formKey: string;
  properties: readonly FeedbackProperty[];
  feedbacks: readonly FeedbackValue[];
  onSubmit: (feedbacks: FeedbackValue[]) => Promise<unknown>;
  onCancel: () => void;
  /** False where mandatory fields may stay empty: an exercise that was not done. */
  requireAll?: boolean;
  children?: ReactNode;
}

/** A typed feedback form. It sends the answered fields only, shows the server's objections at their fields and keeps its text until it is saved. */
export function FeedbackForm({ formKey, properties, feedbacks, onSubmit, onCancel, requireAll = true, children }: FeedbackFormProps) {
  const { t } = useTranslation('offlinePlans');
  const failureText = useFailureText();
  const [form] = Form.useForm<FormValues>();
  const [draft] = useState(() => readDraft(formKey));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { uploads, haveCome } = useUploads();
  const isUnderWay = useRef(false);
  const given = feedbacks.length > 0 ? toFormValues(feedbacks) : defaultValues(properties);

  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    setFailure(null);
    try {
      // a video that was chosen is meant to come along; one that did not come says so in its place
      if (!(await haveCome())) return;
      await onSubmit(toFeedbacks(properties, form.getFieldsValue()));
      dropDraft(formKey);
    } catch (error) {
      form.setFields(fieldsInError(error, properties));
      setFailure(failureText(error as Error));
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };

  return (
    <Form
      className="feedback-form"
      form={form}
      layout="vertical"
      initialValues={{ ...given, ...draft }}
      onValuesChange={(_, values) => keepDraft(formKey, values)}
      onFinish={() => void submit()}
      scrollToFirstError={{ focus: true }}
      requiredMark
    >
      {draft && <Alert type="info" showIcon title={t('forms.draftKept')} />}
      {children}
      <UploadsOfForm value={uploads}>
        {properties.map((property) => (
          <PropertyItem key={property.id} property={property} isRequired={requireAll && property.isRequired} />
        ))}
      </UploadsOfForm>
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} description={t('forms.notSaved')} />}
      <Flex gap="middle" justify="end" wrap>
        <Button onClick={onCancel}>{t('word.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={saving}>
          {t('word.save')}
        </Button>
      </Flex>
    </Form>
  );
}
