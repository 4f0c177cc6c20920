import type { GuestSession } from '@trellis/contract/offline-plans/guest-calls';
import { Alert, Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { PropertyField } from '../feedback/property-field.tsx';
import { fieldsInError } from '../feedback/server-errors.ts';
import { type FormValues, isEmpty, toFeedbacks, toFormValues } from '../feedback/values.ts';
import { type KeptFeedback, keepFeedback } from './kept-feedback.ts';
import { useSaveGuestFeedback } from './queries.ts';
import { type SendState, useSendKept } from './use-send-kept.ts';

interface Props {
  token: string;
  center: string;
  zone: string;
  session: GuestSession;
  kept: KeptFeedback | undefined;
}

/** The parents' form of one session. What is typed stays on this device until the center has it. */
export function PhoneFeedbackForm({ token, center, zone, session, kept }: Props) {
  const { t } = useTranslation('familyPages');
  const [form] = Form.useForm<FormValues>();
  const [sentAt, setSentAt] = useState(session.sentAt);
  const save = useSaveGuestFeedback();
  const properties = session.feedbackProperties;
  const keep = (isWaiting: boolean) =>
    void keepFeedback(token, { sessionId: session.id, values: form.getFieldsValue(true) as FormValues, isWaiting });
  const { state, submit, edit } = useSendKept({
    send: async (feedbacks) => setSentAt((await save.mutateAsync({ sessionId: session.id, feedbacks })).sentAt),
    onWaiting: () => keep(true),
    onSent: () => void keepFeedback(token, undefined),
  });
  const isWaiting = kept?.isWaiting === true;
  useEffect(() => {
    // what waited when the page was closed goes on its way when it opens again
    if (isWaiting) void submit(toFeedbacks(properties, kept?.values ?? {}));
  }, [isWaiting, kept, properties, submit]);
  useEffect(() => {
    if (state.name === 'refused') form.setFields(fieldsInError(state.error, properties));
  }, [state, form, properties]);
  return (
    <Form
      className="feedback-form"
      form={form}
      layout="vertical"
      disabled={!session.isOpen}
      initialValues={kept?.values ?? toFormValues(session.feedbacks)}
      onValuesChange={() => {
        edit();
        keep(false);
      }}
      onFinish={(values) => void submit(toFeedbacks(properties, values))}
      scrollToFirstError={{ focus: true }}
      requiredMark
    >
      {properties.map((property) => (
        <Form.Item
          key={property.id}
          name={property.id}
          label={property.displayName}
          extra={property.description || undefined}
          required={property.isRequired}
          rules={[
            {
              validator: async (_, value) => {
                if (property.isRequired && isEmpty(value)) throw new Error(t('phone.required', { name: property.displayName }));
              },
            },
          ]}
        >
          <PropertyField property={property} />
        </Form.Item>
      ))}
      <SendStateLine state={state} center={center} sentAt={sentAt && formatDateTime(sentAt, zone)} />
      <Button type="primary" htmlType="submit" block size="large" loading={state.name === 'sending'}>
        {sentAt ? t('phone.change') : t('phone.submit')}
      </Button>
    </Form>
  );
}

function SendStateLine({ state, center, sentAt }: { state: SendState; center: string; sentAt: string | null }) {
  const { t } = useTranslation('familyPages');
  const style = { marginBlockEnd: 16 };
  const until = sentAt ? t('phone.sent', { time: sentAt }) : undefined;
  if (state.name === 'waiting') return <Alert type="warning" showIcon role="status" title={t('phone.waiting')} style={style} />;
  if (state.name === 'sent')
    return <Alert type="success" showIcon role="status" title={t('phone.thanks', { center })} description={until} style={style} />;
  if (state.name === 'refused')
    return <Alert type="error" showIcon role="alert" title={t('phone.notSent')} description={state.error.message} style={style} />;
  return until ? <Alert type="info" showIcon title={until} style={style} /> : null;
}
