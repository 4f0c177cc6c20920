import type { ApiPart } from '@trellis/contract/api-parts';
import { type ApiKeyScope, apiKeyScopes } from '@trellis/contract/connections/calls';
import { limits } from '@trellis/contract/limits';
import { Flex, Form, Input, Radio, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PartsField, reachOf } from './parts-field.tsx';
import { useApiKeyChanges } from './queries.ts';

type Days = (typeof limits.apiKey.days)[number];

interface Props {
  /** Told the key, which is said this once. */
  onMade: (key: string) => void;
  onClose: () => void;
}

/** Makes a key; the password says that it is the person themselves. */
export function NewKeyDialog({ onMade, onClose }: Props) {
  const { t } = useTranslation('connections');
  const { create } = useApiKeyChanges();
  const save = async (values: { name: string; scope: ApiKeyScope; parts?: ApiPart[]; days: Days; password: string }) =>
    onMade((await create.mutateAsync({ ...values, parts: reachOf(values.parts) })).key);
  return (
    <FormDialog title={t('keys.add')} okText={t('keys.make')} initialValues={{ scope: 'read', days: 90 }} onSave={save} onClose={onClose}>
      <Form.Item
        name="name"
        label={t('word.name')}
        extra={t('keys.nameHint')}
        rules={[{ required: true, whitespace: true, message: t('word.required', { field: t('word.name') }) }]}
      >
        <Input maxLength={limits.apiKey.nameLength} autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item name="scope" label={t('keys.scopeLabel')}>
        <Radio.Group>
          <Flex vertical gap="small">
            {apiKeyScopes.map((scope) => (
              <Radio key={scope} value={scope}>
                {t(`keys.scope.${scope}`)} <Typography.Text type="secondary">{t(`keys.scopeHint.${scope}`)}</Typography.Text>
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
      </Form.Item>
      <PartsField />
      <Form.Item name="days" label={t('keys.days')}>
        <Select options={limits.apiKey.days.map((days) => ({ value: days, label: t('keys.daysOf', { count: days }) }))} />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('word.password')}
        extra={t('keys.passwordHint')}
        rules={[{ required: true, message: t('word.required', { field: t('word.password') }) }]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
    </FormDialog>
  );
}
