import type { followFault } from '@trellis/contract/scheduling/schemas';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

interface Props {
  label: string;
  one: string;
  /** This and what follows. */
  all: string;
  fault: z.infer<typeof followFault> | null;
}

/** Whether something is done with one booking, or also with those of its series that follow; where none follows, it says why. */
export function RangeField({ label, one, all, fault }: Props) {
  const { t } = useTranslation('calendar');
  return (
    <Form.Item
      name="range"
      label={label}
      extra={fault && t(`fault.${fault}`)}
      rules={[{ required: true, message: t('word.required', { field: label }) }]}
    >
      <Radio.Group
        options={[
          { value: 'one', label: one },
          { value: 'following', label: all, disabled: fault !== null },
        ]}
      />
    </Form.Item>
  );
}
