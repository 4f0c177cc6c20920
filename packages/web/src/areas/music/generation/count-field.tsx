import { limits } from '@trellis/contract/limits';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';

/** For how many sessions of a plan. */
export function CountField() {
  const { t } = useTranslation('music');
  const label = t('generation.count');
  return (
    <Form.Item
      name="count"
      label={label}
      extra={t('generation.countHint')}
      rules={[{ required: true, message: t('word.required', { field: label }) }]}
    >
      <InputNumber min={1} max={limits.music.mostSessions} precision={0} />
    </Form.Item>
  );
}
