import type { lastCheck } from '@trellis/contract/credits/overview-schemas';
import { Alert, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';

type Round = z.infer<typeof lastCheck>;

/** What is checked, and how it last ended; nothing of that until it is known. */
export function LastRound({ round }: { round: Round | null | undefined }) {
  const { t } = useTranslation('credits');
  const { zone } = useCurrentUser();
  const said = round && { at: formatDateTime(round.at, zone), count: round.accounts, faults: round.faults };
  return (
    <Flex vertical gap="middle" style={{ marginBlockEnd: 'var(--space-4)' }}>
      <Typography.Text type="secondary">{t('ledger.hint')}</Typography.Text>
      {round === null && <Alert type="info" showIcon title={t('ledger.noRound')} />}
      {said && <Alert type={said.faults > 0 ? 'error' : 'success'} showIcon title={t('ledger.round', said)} />}
    </Flex>
  );
}
