import { Alert, Button, Form, type FormInstance, type FormProps, theme } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.ts';
import { UploadsOfForm } from './uploads-of-form.ts';
import { useSend } from './use-send.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props<Values extends object> {
  /** Given when the page reads or writes the form itself. */
  form?: FormInstance<Values>;
  initialValues?: FormProps<Values>['initialValues'];
  /** Save unless told. */
  saveText?: string;
  /** What is said once it is saved. */
  saved: string;
  /** Shown, and not to be changed. */
  isFixed?: boolean;
  style?: CSSProperties;
  /** Sends the form; whatever it throws is shown, and what was typed stays. */
  onSave: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** A form that is a part of its page, and stays when it was saved. */
export function PageForm<Values extends object>(props: Props<Values>) {
  const { initialValues, saveText, saved, isFixed = false, style, onSave, children } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const [form] = Form.useForm<Values>(props.form);
  const { send, isSending, isWaiting, uploads, failure } = useSend(form, onSave, () => {
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, touched: false })));
    toast('success', saved);
  });
  useUnsaved(() => form.isFieldsTouched() || uploads.size > 0, isSending);
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={initialValues}
      disabled={isSending || isFixed}
      onFinish={(values) => void send(values)}
      {...(style && { style })}
    >
      {failure && !failure.isMarked && (
        <Alert type="error" showIcon role="alert" title={failure.text} style={{ marginBlockEnd: token.margin }} />
      )}
      <UploadsOfForm value={uploads}>{children}</UploadsOfForm>
      {!isFixed && (
        <Button type="primary" htmlType="submit" loading={isSending || isWaiting}>
          {saveText ?? t('word.save')}
        </Button>
      )}
    </Form>
  );
}
