import { Alert, Button, theme } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { useHold } from './queries.ts';

const HoldDialog = lazy(() => import('./hold-dialog.tsx').then((module) => ({ default: module.HoldDialog })));

/** Says on the page of a child that it is held, why, and by whom; nothing where it is not. */
export function HoldNote({ subject }: { subject: { id: string; name: string } }) {
  const { t } = useTranslation('retention');
  const { token } = theme.useToken();
  const { zone } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const { hold, isHeldElsewhere } = useHold(subject.id).data ?? {};
  return (
    <>
      {isHeldElsewhere && <Alert type="warning" showIcon style={{ marginBlockEnd: token.margin }} title={t('hold.elsewhere')} />}
      {hold && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: token.margin }}
          title={t('hold.note', { date: formatDay(hold.setAt, zone), name: hold.byName })}
          description={hold.reason}
          action={<Button onClick={() => setOpen(true)}>{t('hold.lift')}</Button>}
        />
      )}
      <Suspense>{isOpen && hold && <HoldDialog subject={subject} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
