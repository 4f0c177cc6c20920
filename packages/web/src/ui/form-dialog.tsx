import { Alert, Form, type FormInstance, type FormProps, Modal, Skeleton, theme } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadsOfForm } from './uploads-of-form.ts';
import { useFailureText } from './use-failure-text.ts';
import { useReturnedFocus } from './use-returned-focus.ts';
import { useSend } from './use-send.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props<Values extends object> {
  title: ReactNode;
  /** Save unless told. */
  okText?: string;
  /** Cancel unless told. */
  cancelText?: string;
  danger?: boolean;
  width?: number;
  isTouched?: boolean;
  /** Given when the page reads or writes the form itself. */
  form?: FormInstance<Values>;
  /** Begins the ids of its fields, where the page has one of theirs already. */
  name?: string;
  initialValues?: FormProps<Values>['initialValues'];
  /** What the form begins with is still on its way, or why it did not come. */
  isLoading?: boolean;
  problem?: Error | null;
  /** Sends the form; whatever it throws is shown, and what was typed stays. False: stays open. */
  onSave: (values: Values) => Promise<unknown>;
  /** After the dialog has gone. */
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the page: Enter submits, it stays, with what was typed, until it has worked, and what was typed is not thrown away unasked. */
export function FormDialog<Values extends object>(props: Props<Values>) {
  const { title, okText, cancelText, danger = false, width, isTouched = false, initialValues, isLoading = false, problem } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const failureText = useFailureText();
  const [form] = Form.useForm<Values>(props.form);
  const [isOpen, setOpen] = useState(true);
  useReturnedFocus();
  const close = () => setOpen(false);
  const { send, isSending, isWaiting, uploads, failure } = useSend(form, props.onSave, close);
  const mayDiscard = useUnsaved(() => isOpen && (form.isFieldsTouched() || uploads.size > 0), isSending);
  const leave = async () => {
    if (await mayDiscard()) close();
  };
  const told = problem ? failureText(problem) : failure?.isMarked ? undefined : failure?.text;
  return (
    <Modal
      open={isOpen}
      title={title}
      width={width}
      rootClassName={isTouched ? 'touch-dialog' : undefined}
      okText={okText ?? t('word.save')}
      okButtonProps={{ danger, disabled: isLoading }}
      cancelText={cancelText ?? t('word.cancel')}
      confirmLoading={isSending || isWaiting}
      // a click beside it does not take away what was typed
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={() => void leave()}
      afterClose={props.onClose}
    >
      {told && <Alert type="error" showIcon role="alert" title={told} style={{ marginBlockEnd: token.margin }} />}
      {isLoading ? (
        !problem && <Skeleton active />
      ) : (
        <Form<Values>
          form={form}
          {...(props.name && { name: props.name })}
          layout="vertical"
          scrollToFirstError={{ focus: true }}
          initialValues={initialValues}
          disabled={isSending}
          onFinish={(values) => void send(values)}
        >
          <UploadsOfForm value={uploads}>{props.children}</UploadsOfForm>
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </Form>
      )}
    </Modal>
  );
}
