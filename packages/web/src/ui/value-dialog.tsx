import { Alert, Form, type FormRule, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.ts';
import { useFailureText } from './use-failure-text.ts';

interface Props<Value> {
  title: string;
  label: string;
  hint?: string;
  initialValue?: Value;
  /** Said when nothing was chosen. */
  missing: string;
  rules?: FormRule[];
  onSave: (value: Value) => Promise<unknown>;
  onClose: () => void;
  /** The one field. */
  children: ReactNode;
}

/** Asks for one value. A failure is shown, and what was entered stays. */
export function ValueDialog<Value>({ title, label, hint, initialValue, missing, rules = [], onSave, onClose, children }: Props<Value>) {
  const { t } = useTranslation('ui');
  const [form] = Form.useForm<{ value: Value }>();
  const [isOpen, setOpen] = useState(true);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const failureText = useFailureText();
  const save = async ({ value }: { value: Value }) => {
    setSaving(true);
    setFailure(undefined);
    try {
      await onSave(value);
      toast('success', t('form.saved'));
      setOpen(false);
    } catch (error) {
      setFailure(error as Error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      okText={t('form.save')}
      cancelText={t('form.cancel')}
      confirmLoading={isSaving}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ value: initialValue }} onFinish={(values) => void save(values)}>
        {failure && <Alert type="error" showIcon role="alert" title={failureText(failure)} style={{ marginBlockEnd: 16 }} />}
        <Form.Item name="value" label={label} extra={hint} rules={[{ required: true, message: missing }, ...rules]}>
          {children}
        </Form.Item>
      </Form>
    </Modal>
  );
}
