import { Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { BareList } from '../../../ui/bare-list.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Status } from '../../../ui/status.tsx';
import type { useSignIns } from '../queries.ts';

interface Props {
  list: ReturnType<typeof useSignIns>['list'];
  /** Ends one; nothing is offered without it. */
  onEnd?: (id: string) => void;
  isEnding: boolean;
}

/** Open sign-ins, each by what and since when, with the way to end it. */
export function SignInList({ list, onEnd, isEnding }: Props) {
  const { t } = useTranslation('users');
  const { zone } = useCurrentUser();
  const items = list.data?.items ?? [];
  return (
    <>
      {list.error && <LoadFailed error={list.error} onRetry={list.refetch} />}
      {list.isPending && <Skeleton active title={false} />}
      {list.data && items.length === 0 && <Typography.Text type="secondary">{t('signInList.none')}</Typography.Text>}
      <BareList gap="var(--space-3)">
        {items.map(({ id, signedInAt, tenantName, device, connectionName, isCurrent }) => (
          <Flex key={id} component="li" justify="space-between" align="center" gap="var(--space-3)">
            <Flex vertical style={{ minWidth: '0' }}>
              <span>
                {device ?? t('signInList.unknownDevice')} {isCurrent && <Status>{t('signInList.current')}</Status>}
              </span>
              <Typography.Text type="secondary">
                {[
                  t('signInList.since', { time: formatDateTime(signedInAt, zone) }),
                  tenantName,
                  connectionName && t('signInList.by', { name: connectionName }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography.Text>
            </Flex>
            {onEnd && (
              <Button
                loading={isEnding}
                aria-label={`${t('signInList.end')}: ${device ?? t('signInList.unknownDevice')}, ${formatDateTime(signedInAt, zone)}`}
                onClick={() => onEnd(id)}
              >
                {t('signInList.end')}
              </Button>
            )}
          </Flex>
        ))}
      </BareList>
    </>
  );
}
