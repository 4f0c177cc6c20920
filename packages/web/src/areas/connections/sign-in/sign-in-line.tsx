import type { SignInConnection } from '@trellis/contract/connections/sign-in/calls';
import { Alert, Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../app/copy-text.ts';
import { RowActions } from '../../../ui/row-actions.tsx';
import { useConfirmDelete } from '../../../ui/use-confirm-delete.ts';
import { ConnectionLine } from '../connection-line.tsx';
import { useSignInChanges } from './queries.ts';

interface Props {
  connection: SignInConnection;
  mayWrite: boolean;
  onEdit: () => void;
}

/** The sign-in of an organization: whose it is, where it leads back, whether it works, and what can be done with it. */
export function SignInLine({ connection, mayWrite, onEdit }: Props) {
  const { t } = useTranslation('connections');
  const { id, name, tenantName, domains, issuer, redirectUri, enabled, people, concurrencyStamp } = connection;
  const { remove, probe } = useSignInChanges();
  const [triedAs, setTriedAs] = useState<string>();
  const confirmDelete = useConfirmDelete();
  const attempt = () => {
    setTriedAs(concurrencyStamp);
    probe.mutate({ id });
  };
  const copy = () => void copyText(redirectUri, { copied: t('signIns.copied'), failed: t('secret.copyFailed') });
  const actions = [
    { key: 'edit', label: t('word.edit'), onClick: onEdit },
    { key: 'delete', label: t('word.delete'), danger: true, onClick: () => confirmDelete(name, () => remove.mutateAsync({ id })) },
  ];
  return (
    <ConnectionLine
      name={name}
      enabled={enabled}
      actions={
        <>
          <Button aria-label={t('signIns.copyOf', { name })} onClick={copy}>
            {t('signIns.copy')}
          </Button>
          {mayWrite && (
            <>
              <Button loading={probe.isPending} aria-label={t('signIns.tryOf', { name })} onClick={attempt}>
                {t('signIns.try')}
              </Button>
              <RowActions name={name} actions={actions} />
            </>
          )}
        </>
      }
    >
      <Typography.Text>{t('signIns.of', { tenant: tenantName, domains: domains.join(', ') })}</Typography.Text>
      <Typography.Text type="secondary">{issuer}</Typography.Text>
      <Typography.Text type="secondary">{t('signIns.leadsBack', { address: redirectUri })}</Typography.Text>
      <Typography.Text type="secondary">{t('signIns.people', { count: people })}</Typography.Text>
      {/* what was found is of the connection as it was then */}
      {probe.data && triedAs === concurrencyStamp && <Found {...probe.data} />}
    </ConnectionLine>
  );
}

type Probed = NonNullable<ReturnType<typeof useSignInChanges>['probe']['data']>;

/** What came of trying it. */
function Found({ fault, told }: Probed) {
  const { t } = useTranslation('connections');
  return (
    <Alert
      showIcon
      role="status"
      type={fault ? 'error' : 'success'}
      title={t(`signIns.found.${fault ?? 'good'}`)}
      description={told ? t('signIns.told', { text: told }) : undefined}
    />
  );
}
