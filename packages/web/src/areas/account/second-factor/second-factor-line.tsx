import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { Line } from '../sign-in-line.tsx';
import { Passkeys } from './passkeys.tsx';
import { useSecondFactor } from './queries.ts';

const SetUpDialog = lazy(() => import('./set-up-dialog.tsx').then((module) => ({ default: module.SetUpDialog })));
const CodeDialog = lazy(() => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })));
const RecoveryCodesDialog = lazy(() => import('./recovery-codes-dialog.tsx').then((module) => ({ default: module.RecoveryCodesDialog })));

/** Whether a code of the person's own device is asked for when they sign in, and what changes that. */
export function SecondFactorLine() {
  const { t } = useTranslation('secondFactor');
  const { zone } = useCurrentUser();
  const factor = useSecondFactor().data;
  const [open, setOpen] = useState<'setUp' | 'renew' | 'turnOff'>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (!factor) return null;
  const { isOn, isRequired, since, recoveryCodesLeft, passkeys } = factor;
  const told = [
    since && t('onSince', { date: formatDateTime(since, zone) }),
    t('left', { count: recoveryCodesLeft }),
    isRequired && t('required'),
  ];
  const close = () => setOpen(undefined);
  return (
    <>
      <Line label={t('title')} value={isOn ? t('on') : t('off')}>
        <Flex gap="small" wrap justify="end">
          {isOn ? (
            <>
              <Button onClick={() => setOpen('renew')}>{t('renew')}</Button>
              {!isRequired && <Button onClick={() => setOpen('turnOff')}>{t('turnOff')}</Button>}
            </>
          ) : (
            <Button onClick={() => setOpen('setUp')}>{t('setUp')}</Button>
          )}
        </Flex>
      </Line>
      <Typography.Text type="secondary">{isOn ? told.filter(Boolean).join(' ') : t('hint')}</Typography.Text>
      {isOn && <Passkeys passkeys={passkeys} />}
      <Suspense>
        {open === 'setUp' && <SetUpDialog onDone={setCodes} onClose={close} />}
        {(open === 'renew' || open === 'turnOff') && <CodeDialog what={open} onCodes={setCodes} onClose={close} />}
        {codes && open === undefined && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
      </Suspense>
    </>
  );
}
