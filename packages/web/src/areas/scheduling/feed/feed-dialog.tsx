import { feedDays } from '@trellis/contract/scheduling/feed/calls';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../app/copy-text.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useChangeFeed, useFeed } from './queries.ts';

/** The secret address at which somebody's calendar program reads their sessions: made, told once, revoked. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendarFeed');
  const { zone } = useCurrentUser();
  const feed = useFeed();
  const { make, revoke } = useChangeFeed();
  const ask = useAsk();
  const url = make.data?.url;
  const askToRevoke = async () => {
    const question = { title: t('revokeTitle'), text: t('revokeText'), ok: t('revoke'), danger: true, done: t('revoked') };
    if (await ask({ ...question, run: () => revoke.mutateAsync({}) })) make.reset();
  };
  const askToReplace = () => ask({ title: t('replaceTitle'), text: t('revokeText'), ok: t('replace'), run: () => make.mutateAsync({}) });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p>{t('about', { past: feedDays.past, ahead: feedDays.ahead })}</p>
      <Loaded query={feed}>
        {({ createdAt }) => (
          <Flex vertical gap="middle" align="flex-start">
            {url && (
              <>
                <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
                  {url}
                </Typography.Text>
                <Button type="primary" onClick={() => void copyText(url, { copied: t('copied'), failed: t('copyFailed') })}>
                  {t('copy')}
                </Button>
              </>
            )}
            <p className="quiet">{url ? t('once') : createdAt ? t('since', { time: formatDateTime(createdAt, zone) }) : t('none')}</p>
            {createdAt ? (
              <Flex gap="small" wrap>
                <Button danger onClick={() => void askToRevoke()}>
                  {t('revoke')}
                </Button>
                {!url && <Button onClick={() => void askToReplace()}>{t('replace')}</Button>}
              </Flex>
            ) : (
              <Button type="primary" loading={make.isPending} onClick={() => make.mutate({})}>
                {t('make')}
              </Button>
            )}
          </Flex>
        )}
      </Loaded>
    </Dialog>
  );
}
