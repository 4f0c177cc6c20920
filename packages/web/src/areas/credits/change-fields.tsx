import { changeClasses } from '@trellis/contract/credits/schemas';
import { Form, Input, InputNumber, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChildSelect } from '../../ui/child-select.tsx';
import { limitsOf } from '../../ui/form-limits.ts';

export interface KnownChild {
  id: string;
  name: string;
}

export interface ChangeValues {
  userId: string;
  direction: 'plus' | 'minus';
  remark?: string;
}

export const noChange = { direction: 'plus' } as const;

/** An amount as the call has it: what is subtracted is negative. */
export const signed = (direction: ChangeValues['direction'], amount: number): number => (direction === 'minus' ? -amount : amount);

interface Props {
  /** The call's name of the amount: what the server refuses is marked at it. */
  amountName: 'classHours' | 'times';
  child: KnownChild | undefined;
  /** What stands between the child and the amount. */
  children?: ReactNode;
  amountHint?: ReactNode;
}

/** For whom, plus or minus how many, and why. */
export function ChangeFields({ amountName, child, children, amountHint }: Props) {
  const { t } = useTranslation('credits');
  const required = (field: string) => ({ required: true, message: t('word.required', { field }) });
  const amountLabel = t(`change.${amountName}`);
  const { max } = limitsOf(changeClasses.shape.classHours);
  return (
    <>
      <Form.Item name="userId" label={t('change.child')} rules={[required(t('change.child'))]} initialValue={child?.id}>
        <ChildSelect initial={child} disabled={child !== undefined} />
      </Form.Item>
      {children}
      <Form.Item name="direction" label={t('change.direction')}>
        <Radio.Group
          optionType="button"
          options={[
            { value: 'plus', label: t('change.plus') },
            { value: 'minus', label: t('change.minus') },
          ]}
        />
      </Form.Item>
      <Form.Item
        name={amountName}
        label={amountLabel}
        extra={amountHint}
        // nothing is no change
        rules={[required(amountLabel), { type: 'number', min: 1, message: t('word.required', { field: amountLabel }) }]}
      >
        <InputNumber min={0} max={max} step={1} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="remark" label={t('change.remark')} extra={t('change.remarkHint')}>
        <Input.TextArea rows={2} maxLength={limitsOf(changeClasses.shape.remark).maxLength} showCount />
      </Form.Item>
    </>
  );
}
