import { Alert, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultsOf } from '../../ui/form-faults.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';

interface Props<Values extends object> {
  title: string;
  okText: string;
  form: FormInstance<Values>;
  initialValues?: Partial<Values>;
  /** Answers whether the dialog is done; what it throws is shown, at its field where the server named one. */
  onSubmit: (values: Values) => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog that stays open, with what was typed, until it has worked. */
export function AccountDialog<Values extends object>({ title, okText, form, initialValues, onSubmit, onClose, children }: Props<Values>) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (values: Values) => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (await onSubmit(values)) setOpen(false);
    } catch (error) {
      const faults = faultsOf<Values>(error);
      form.setFields(faults);
      if (faults.length === 0) setFailure(failureText(error as Error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      okText={okText}
      cancelText={t('dialog.cancel')}
      confirmLoading={isBusy}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        style={{ paddingBlock: 8 }}
        initialValues={initialValues}
        onFinish={(values) => void submit(values)}
      >
        {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBlockEnd: 16 }} />}
        {children}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Modal>
  );
}
