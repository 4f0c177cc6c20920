import { apiKeyScopes } from '@trellis/contract/connections/calls';
import { type Client, type ClientKind, clientFields, clientKinds, serviceTenantKinds } from '@trellis/contract/connections/clients/calls';
import { isRedirectUri } from '@trellis/contract/connections/clients/redirect-uri';
import { limits } from '@trellis/contract/limits';
import { Flex, Form, Radio, Select, Switch, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { CenterSelect } from '../../../ui/center-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PartsField } from '../parts-field.tsx';

/** What is entered of an app or a service. What it is, and whom it acts for, is said once. */
export function ClientFields({ opened }: { opened: Client | undefined }) {
  const { t } = useTranslation('connections');
  const watched = Form.useWatch<ClientKind | undefined>('kind');
  const kind = opened?.kind ?? watched ?? 'service';
  return (
    <>
      {!opened && (
        <Form.Item name="kind" label={t('word.kind')}>
          <Radio.Group>
            <Flex vertical gap="small">
              {clientKinds.map((value) => (
                <Radio key={value} value={value}>
                  {t(`clients.kind.${value}`)} <Typography.Text type="secondary">{t(`clients.kindHint.${value}`)}</Typography.Text>
                </Radio>
              ))}
            </Flex>
          </Radio.Group>
        </Form.Item>
      )}
      {!opened && kind === 'service' && <Tenant />}
      <TextField name="name" label={t('word.name')} schema={clientFields.shape.name} extra={t(`clients.nameHint.${kind}`)} />
      {kind === 'app' && <RedirectUris />}
      <Form.Item name="scope" label={t('keys.scopeLabel')} extra={t(`clients.scopeHint.${kind}`)}>
        <Radio.Group options={apiKeyScopes.map((value) => ({ value, label: t(`keys.scope.${value}`) }))} />
      </Form.Item>
      <PartsField />
      {opened && (
        <Form.Item name="enabled" label={t('hooks.enabled')} valuePropName="checked" extra={t('clients.enabledHint')}>
          <Switch />
        </Form.Item>
      )}
    </>
  );
}

const tenantKinds = [...serviceTenantKinds, 'platform'] as const;

/** Whom a service acts for. */
function Tenant() {
  const { t } = useTranslation('connections');
  const kind = Form.useWatch<(typeof tenantKinds)[number] | undefined>('tenantKind');
  return (
    <>
      <Form.Item name="tenantKind" label={t('clients.tenantKind')}>
        <Radio.Group options={tenantKinds.map((value) => ({ value, label: t(`clients.tenantKinds.${value}`) }))} />
      </Form.Item>
      {kind !== 'platform' && (
        <Form.Item
          name="tenantId"
          label={t('clients.tenant')}
          rules={[{ required: true, message: t('word.required', { field: t('clients.tenant') }) }]}
        >
          <CenterSelect key={kind} kind={kind ?? 'centre'} />
        </Form.Item>
      )}
    </>
  );
}

/** Where an app is led back to. */
function RedirectUris() {
  const { t } = useTranslation('connections');
  const isLed = async (_: unknown, uris: string[] = []) => {
    if (!uris.every((uri) => isRedirectUri(uri.trim()))) throw new Error(t('clients.redirectWrong'));
  };
  return (
    <Form.Item
      name="redirectUris"
      label={t('clients.redirectUris')}
      extra={t('clients.redirectHint')}
      rules={[
        { required: true, type: 'array', min: 1, message: t('word.required', { field: t('clients.redirectUris') }) },
        { validator: isLed },
      ]}
    >
      <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', '\n']} maxCount={limits.client.redirectUris} />
    </Form.Item>
  );
}
