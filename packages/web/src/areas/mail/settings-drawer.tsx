import { type MailSettings, mailSettings, saveMailSettings } from '@trellis/contract/mail/schemas';
import { Form, Input, InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '../../ui/form-limits.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { ResourceDrawer } from '../../ui/resource/resource-drawer.tsx';
import { useSaveSettings } from './queries.ts';

const { shape } = saveMailSettings;

interface Values {
  host: string;
  port: number;
  secure: boolean;
  user?: string;
  password?: string;
  fromName?: string;
  fromAddress: string;
}

const usualPorts = { tls: 465, starttls: 587 };

/** Sets the server that letters leave by. The password is entered, never shown. */
export function SettingsDrawer({ settings, onClose }: { settings: MailSettings; onClose: () => void }) {
  const { t } = useTranslation('mail');
  const saving = useSaveSettings();
  return (
    <ResourceDrawer<MailSettings, Values>
      title={t('settings.form')}
      item={settings}
      form={{
        schema: mailSettings,
        valuesOf: (known = settings) => valuesOf(known),
        facts: ({ host, port, secure, user, fromName, fromAddress }) => [
          { key: 'host', field: t('settings.fields.host'), value: host ?? '–' },
          { key: 'port', field: t('settings.fields.port'), value: String(port ?? '–') },
          { key: 'secure', field: t('settings.encryption'), value: secure ? 'TLS' : 'STARTTLS' },
          { key: 'user', field: t('settings.fields.user'), value: user ?? '–' },
          { key: 'fromName', field: t('settings.fields.fromName'), value: fromName },
          { key: 'fromAddress', field: t('settings.fields.fromAddress'), value: fromAddress ?? '–' },
        ],
        save: ({ user, password, fromName = '', ...server }, { concurrencyStamp } = settings) =>
          saving.mutateAsync({ ...server, fromName, user: user || null, concurrencyStamp, ...(password ? { password } : {}) }),
        fields: (known = settings) => <SettingsFields keepsPassword={known.source === 'saved' && known.hasPassword} />,
      }}
      saved={() => t('settings.changed')}
      onClose={onClose}
    />
  );
}

function SettingsFields({ keepsPassword }: { keepsPassword: boolean }) {
  const { t } = useTranslation('mail');
  const form = Form.useFormInstance<Values>();
  const item = (field: keyof Values) => {
    const label = t(`settings.fields.${field}`);
    const { required } = limitsOf(shape[field]);
    const invalid = { validator: (_: unknown, value: unknown) => complaint(field, value, t('settings.invalid', { field: label })) };
    return { name: field, label, rules: [...(required ? [{ required, message: t('word.required', { field: label }) }] : []), invalid] };
  };
  const followPort = (secure: boolean) => {
    const [from, to] = secure ? [usualPorts.starttls, usualPorts.tls] : [usualPorts.tls, usualPorts.starttls];
    if (form.getFieldValue('port') === from) form.setFieldValue('port', to);
  };

  return (
    <>
      <Form.Item {...item('host')}>
        <Input maxLength={limitsOf(shape.host).maxLength} placeholder="smtp.example.com" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item {...item('secure')}>
        <Radio.Group
          vertical
          options={[
            { value: false, label: t('settings.starttls') },
            { value: true, label: t('settings.tls') },
          ]}
          onChange={(event) => followPort(event.target.value as boolean)}
        />
      </Form.Item>
      <Form.Item {...item('port')}>
        <InputNumber min={1} max={65535} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item {...item('user')} extra={t('settings.userHint')}>
        <Input maxLength={limitsOf(shape.user).maxLength} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item {...item('password')} extra={keepsPassword ? t('settings.passwordKept') : t('settings.passwordHint')}>
        <PasswordInput maxLength={limitsOf(shape.password).maxLength} autoComplete="new-password" />
      </Form.Item>
      <Form.Item {...item('fromName')}>
        <Input maxLength={limitsOf(shape.fromName).maxLength} placeholder="Trellis" />
      </Form.Item>
      <Form.Item {...item('fromAddress')}>
        <Input type="email" inputMode="email" maxLength={limitsOf(shape.fromAddress).maxLength} autoCapitalize="none" spellCheck={false} />
      </Form.Item>
    </>
  );
}

function valuesOf({ host, port, secure, user, fromName, fromAddress }: MailSettings): Partial<Values> {
  return {
    host: host ?? undefined,
    port: port ?? usualPorts.starttls,
    secure,
    user: user ?? undefined,
    fromName,
    fromAddress: fromAddress ?? undefined,
  };
}

/** Nothing for a value that its schema takes, or that is left empty. */
async function complaint(field: keyof Values, value: unknown, text: string): Promise<void> {
  if (value && !shape[field].safeParse(value).success) throw new Error(text);
}
