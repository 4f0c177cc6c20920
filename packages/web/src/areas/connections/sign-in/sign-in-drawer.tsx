import {
  newcomerRoles,
  type SignInConnection,
  type signInConnectionCalls,
  signInConnectionFields,
  signInConnection as signInItem,
  signInTenantKinds,
} from '@trellis/contract/connections/sign-in/calls';
import { limits } from '@trellis/contract/limits';
import type { InputOf } from '@trellis/contract/types';
import { Form, Radio, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { CenterSelect } from '../../../ui/center-select.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { ResourceDrawer } from '../../../ui/resource/resource-drawer.tsx';
import { useRoleText } from '../../../ui/role-text.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useSignInChanges } from './queries.ts';

type Values = InputOf<(typeof signInConnectionCalls)['create']> & { tenantKind: (typeof signInTenantKinds)[number] };

const { shape } = signInConnectionFields;

/** Connects the sign-in of an organization, or changes how it is connected. */
export function SignInDrawer({ connection, onClose }: { connection: SignInConnection | undefined; onClose: () => void }) {
  const { t } = useTranslation('connections');
  const roleText = useRoleText();
  const { create, change } = useSignInChanges();
  const onOrOff = (isOn: boolean) => (isOn ? t('hooks.on') : t('hooks.off'));
  return (
    <ResourceDrawer<SignInConnection, Values>
      title={connection ? t('word.editNamed', { name: connection.name }) : t('signIns.add')}
      item={connection}
      form={{
        schema: signInItem,
        valuesOf: (known) =>
          known ?? { tenantKind: 'centre', clientId: '', domains: [], enabled: false, newRole: null, passwordCounts: true },
        facts: ({ name, issuer, clientId, domains, newRole, passwordCounts, enabled }) => [
          { key: 'name', field: t('word.name'), value: name },
          { key: 'issuer', field: t('signIns.issuer'), value: issuer },
          { key: 'clientId', field: t('signIns.clientId'), value: clientId },
          { key: 'domains', field: t('signIns.domains'), value: domains.join(', ') },
          { key: 'newRole', field: t('signIns.newRole'), value: newRole ? roleText([newRole]) : t('signIns.invitedOnly') },
          { key: 'passwordCounts', field: t('signIns.passwordCounts'), value: onOrOff(passwordCounts) },
          { key: 'enabled', field: t('hooks.enabled'), value: onOrOff(enabled) },
        ],
        save: ({ tenantId, tenantKind: _kind, clientSecret, ...fields }, opened) => {
          const sent = { ...fields, newRole: fields.newRole ?? null, ...(clientSecret && { clientSecret }) };
          return opened
            ? change.mutateAsync({ ...sent, id: opened.id, concurrencyStamp: opened.concurrencyStamp })
            : create.mutateAsync({ ...sent, tenantId });
        },
        fields: (opened) => <SignInFields opened={opened} />,
      }}
      onClose={onClose}
    />
  );
}

function SignInFields({ opened }: { opened: SignInConnection | undefined }) {
  const { t } = useTranslation('connections');
  const roleText = useRoleText();
  const kind = Form.useWatch<Values['tenantKind'] | undefined>('tenantKind');
  return (
    <>
      {!opened && (
        <>
          <Form.Item name="tenantKind" label={t('word.kind')}>
            <Radio.Group options={signInTenantKinds.map((value) => ({ value, label: t(`signIns.kinds.${value}`) }))} />
          </Form.Item>
          <Form.Item
            name="tenantId"
            label={t('signIns.tenant')}
            rules={[{ required: true, message: t('word.required', { field: t('signIns.tenant') }) }]}
          >
            <CenterSelect key={kind} kind={kind ?? 'centre'} />
          </Form.Item>
        </>
      )}
      <TextField name="name" label={t('word.name')} schema={shape.name} extra={t('signIns.nameHint')} />
      <TextField name="issuer" label={t('signIns.issuer')} schema={shape.issuer} type="url" inputMode="url" placeholder="https://" />
      <Form.Item
        name="domains"
        label={t('signIns.domains')}
        extra={t('signIns.domainsHint')}
        rules={[{ required: true, type: 'array', min: 1, message: t('word.required', { field: t('signIns.domains') }) }]}
      >
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ' ', ';']} maxCount={limits.signInConnection.domains} />
      </Form.Item>
      <TextField name="clientId" label={t('signIns.clientId')} schema={shape.clientId.optional()} extra={t('signIns.clientIdHint')} />
      <Form.Item name="clientSecret" label={t('signIns.secret')} extra={opened?.hasSecret ? t('signIns.secretKept') : undefined}>
        <PasswordInput autoComplete="off" maxLength={limits.signInConnection.secretLength} />
      </Form.Item>
      <Form.Item name="newRole" label={t('signIns.newRole')} extra={t('signIns.newRoleHint')}>
        <Select
          allowClear
          placeholder={t('signIns.invitedOnly')}
          options={newcomerRoles.map((value) => ({ value, label: roleText([value]) }))}
        />
      </Form.Item>
      <Form.Item name="passwordCounts" label={t('signIns.passwordCounts')} valuePropName="checked" extra={t('signIns.passwordHint')}>
        <Switch />
      </Form.Item>
      <Form.Item name="enabled" label={t('hooks.enabled')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}
