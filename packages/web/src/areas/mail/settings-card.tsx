import type { MailSettings } from '@trellis/contract/mail/schemas';
import { Alert, App, Button, Card, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../app/when-kept.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Status } from '../../ui/status.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useRemoveSettings, useSendTest } from './queries.ts';

const SettingsDrawer = lazy(() => import('./settings-drawer.tsx').then((module) => ({ default: module.SettingsDrawer })));

/** How letters leave now, and the ways to change and to try it. */
export function SettingsCard({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation('mail');
  const { message } = App.useApp();
  const ask = useAsk();
  const [isChanging, setChanging] = useState(false);
  const removing = useRemoveSettings();
  const testing = useSendTest();
  const isSet = settings.source !== 'none';

  const sendTest = () =>
    whenKept(testing, {}, ({ recipient }) => void message.success(t(isSet ? 'settings.tested' : 'settings.testedKept', { recipient })));
  const remove = () =>
    ask({
      title: t('settings.removeTitle'),
      text: t('settings.removeText'),
      ok: t('word.remove'),
      danger: true,
      run: () => removing.mutateAsync({}),
      done: t('settings.removed'),
    });

  return (
    <Card title={<h2 style={{ font: 'inherit', margin: 0 }}>{t('settings.title')}</h2>} extra={<SourceTag settings={settings} />}>
      <Flex vertical gap="middle">
        {isSet ? (
          <Server settings={settings} />
        ) : (
          <Alert type="info" showIcon title={t('settings.none')} description={t('settings.noneHint')} />
        )}
        {!settings.hasSmsGateway && <Typography.Text type="secondary">{t('settings.noSms')}</Typography.Text>}
        <Flex gap="small" wrap>
          <Button type="primary" onClick={() => setChanging(true)}>
            {isSet ? t('word.change') : t('settings.set')}
          </Button>
          <Button loading={testing.isPending} onClick={sendTest}>
            {t('settings.test')}
          </Button>
          {settings.source === 'saved' && (
            <Button danger onClick={remove}>
              {t('word.remove')}
            </Button>
          )}
        </Flex>
      </Flex>
      <Suspense>{isChanging && <SettingsDrawer settings={settings} onClose={() => setChanging(false)} />}</Suspense>
    </Card>
  );
}

function SourceTag({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation('mail');
  return settings.source === 'none' ? null : <Status>{t(`settings.${settings.source}`)}</Status>;
}

function Server({ settings }: { settings: MailSettings }) {
  const { t } = useTranslation('mail');
  const { host, port, secure, user, hasPassword, fromName, fromAddress, source } = settings;
  const items = [
    { key: 'server', label: t('settings.server'), children: `${host}:${port}` },
    { key: 'secure', label: t('settings.encryption'), children: secure ? 'TLS' : 'STARTTLS' },
    {
      key: 'user',
      label: t('settings.fields.user'),
      children: user ? `${user}${hasPassword ? ` (${t('settings.hasPassword')})` : ''}` : t('settings.noUser'),
    },
    { key: 'sender', label: t('settings.sender'), children: fromName ? `${fromName} <${fromAddress}>` : fromAddress },
  ];
  return (
    <>
      <FactList size="small" column={{ xs: 1, md: 2 }} items={items} />
      {source === 'environment' && <Typography.Text type="secondary">{t('settings.environmentHint')}</Typography.Text>}
    </>
  );
}
