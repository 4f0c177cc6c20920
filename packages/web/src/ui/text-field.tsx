import { Form, type FormItemProps, Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { limitsOf } from './form-limits.ts';

interface Props extends Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'autoComplete' | 'disabled' | 'size'> {
  name: FormItemProps['name'];
  label: ReactNode;
  /** What the call takes: it says how long the text may be, and whether one must be given. */
  schema: z.ZodType;
  /** Several lines. */
  isLong?: boolean;
  extra?: ReactNode;
  rules?: FormItemProps['rules'];
}

/** A text of a form, bounded as its call is. */
export function TextField({ name, label, schema, isLong = false, extra, rules = [], autoComplete = 'off', ...input }: Props) {
  const { t } = useTranslation('ui');
  const { required, maxLength } = limitsOf(schema);
  const given = { required, whitespace: true, message: t('form.required', { field: label }) };
  return (
    <Form.Item name={name} label={label} extra={extra} rules={[...(required ? [given] : []), ...rules]}>
      {isLong ? (
        <Input.TextArea maxLength={maxLength} autoSize={{ minRows: 2, maxRows: 6 }} />
      ) : (
        <Input {...input} maxLength={maxLength} autoComplete={autoComplete} />
      )}
    </Form.Item>
  );
}
