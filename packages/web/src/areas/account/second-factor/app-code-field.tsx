import { limits } from '@trellis/contract/limits';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** A code of the app, or where that is said one of the recovery codes. */
export function AppCodeField({ label }: { label: string }) {
  const { t } = useTranslation('secondFactor');
  return (
    <Form.Item name="code" label={label} rules={[{ required: true, whitespace: true, message: t('codeRequired') }]}>
      <Input autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={limits.secondFactor.typed} autoFocus />
    </Form.Item>
  );
}
