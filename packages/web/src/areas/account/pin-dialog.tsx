import type { CurrentUser } from '@trellis/contract/account/schemas';
import { Form, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { findLock, newDeviceName, setPin } from '../../app/lock/locks.ts';
import { isPin, pinLimits } from '../../app/lock/pin-limits.ts';
import { watchIdle } from '../../app/lock/watch-idle.ts';
import { ownerOf } from '../../app/offline/kept-reads.ts';
import { prepareSignIn } from '../../app/sign-in.ts';
import { toast } from '../../app/toast.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface Values {
  password: string;
  pin: string;
  repeated: string;
}

/** Sets the PIN that opens this device for its person. Their password says that it is them. */
export function PinDialog({ user, onSet, onClose }: { user: CurrentUser; onSet: () => Promise<unknown>; onClose: () => void }) {
  const { t } = useTranslation(['lock', 'account']);
  const [form] = Form.useForm<Values>();
  const save = async ({ password, pin }: Values) => {
    const owner = ownerOf(user);
    const device = (await findLock(owner))?.device ?? newDeviceName();
    const { secret } = await api.account.lockDevice.call({ device, password });
    await setPin(owner, pin, secret, device, { name: user.name, place: user.tenant?.name ?? t('word.platform'), language: user.language });
    (await prepareSignIn()).stopSilentRenew();
    void watchIdle();
    await onSet();
    toast('success', t('saved'));
  };
  const required = (message: string) => ({ required: true, message });
  const check = (fails: (value: string) => boolean, message: string) => ({
    validator: (_: unknown, value?: string) => (value && fails(value) ? Promise.reject(new Error(message)) : Promise.resolve()),
  });
  const digits = t('digits', { count: pinLimits.digits });
  const field = <PasswordInput inputMode="numeric" autoComplete="off" maxLength={pinLimits.digits} />;
  return (
    <FormDialog<Values> title={t('pin')} okText={t('set')} form={form} onSave={save} onClose={onClose}>
      <Typography.Paragraph type="secondary">{t('hint')}</Typography.Paragraph>
      <Form.Item name="password" label={t('word.password')} rules={[required(t('account:emailDialog.passwordRequired'))]}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="pin"
        label={t('newPin')}
        rules={[required(digits), check((value) => !isPin(value), digits), check(isEasy, t('simple'))]}
      >
        {field}
      </Form.Item>
      <Form.Item
        name="repeated"
        label={t('repeat')}
        dependencies={['pin']}
        rules={[required(digits), check((value) => value !== form.getFieldValue('pin'), t('differs'))]}
      >
        {field}
      </Form.Item>
    </FormDialog>
  );
}

/** One digit throughout, or one after the other: what is tried first. */
const isEasy = (pin: string): boolean => /^(\d)\1*$/.test(pin) || '0123456789'.includes(pin) || '9876543210'.includes(pin);
