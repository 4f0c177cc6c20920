import { Form, type FormRule } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.ts';
import { FormDialog } from './form-dialog.tsx';

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

export function ValueDialog<Value>({ title, label, hint, initialValue, missing, rules = [], onSave, onClose, children }: Props<Value>) {
  const { t } = useTranslation('ui');
  const save = async ({ value }: { value: Value }) => {
    await onSave(value);
    toast('success', t('word.saved'));
  };
  return (
    <FormDialog<{ value: Value }> title={title} initialValues={{ value: initialValue }} onSave={save} onClose={onClose}>
      <Form.Item name="value" label={label} extra={hint} rules={[{ required: true, message: missing }, ...rules]}>
        {children}
      </Form.Item>
    </FormDialog>
  );
}
