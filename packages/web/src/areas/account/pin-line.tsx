import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLock, removePin } from '../../app/lock/locks.ts';
import { ownerOf } from '../../app/offline/kept-reads.ts';
import { useAsk } from '../../ui/use-ask.ts';
import { PinDialog } from './pin-dialog.tsx';
import { Line } from './sign-in-line.tsx';

/** Whether this device opens with a PIN of the person, and the ways to set, change and remove it. */
export function PinLine({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('lock');
  const ask = useAsk();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const owner = ownerOf(user);
  const queryKey = ['lock', owner];
  // of the device, not of the center
  const query = useQuery({ queryKey, queryFn: async () => (await findLock(owner))?.byPin !== undefined, staleTime: 0 });
  const refresh = () => client.invalidateQueries({ queryKey });
  const remove = () =>
    ask({
      title: t('removeTitle'),
      text: t('removeText'),
      ok: t('remove'),
      danger: true,
      run: () => removePin(owner).then(refresh),
      done: t('removed'),
    });
  // where the browser has no cryptography it keeps nothing that a PIN could open
  if (!('subtle' in crypto) || query.data === undefined) return null;
  return (
    <>
      <Line label={t('pin')} value={query.data ? t('isSet') : t('notSet')}>
        <Flex gap="small" wrap justify="end">
          {query.data && <Button onClick={() => void remove()}>{t('remove')}</Button>}
          <Button onClick={() => setOpen(true)}>{query.data ? t('change') : t('set')}</Button>
        </Flex>
      </Line>
      <Typography.Text type="secondary">{t('hint')}</Typography.Text>
      {isOpen && <PinDialog user={user} onSet={refresh} onClose={() => setOpen(false)} />}
    </>
  );
}
