import type { Letter, LetterItem } from '@trellis/contract/mail/schemas';
import { App, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../app/when-kept.ts';
import { LetterDrawer } from './letter-drawer.tsx';
import { useLetter, useRetryLetter } from './queries.ts';

interface Props {
  id: string;
  zone: string;
  carries: (channel: LetterItem['channel']) => boolean;
  onClose: () => void;
}

/** A letter of the platform, which may be sent once more where it failed or waits. */
export function OpenLetter({ id, zone, carries, onClose }: Props) {
  const { t } = useTranslation('mail');
  const { message } = App.useApp();
  const letter = useLetter(id);
  const retrying = useRetryLetter();
  const retry = () => whenKept(retrying, { id }, () => void message.success(t('letters.retried')));
  const actions = ({ state, channel }: Letter) =>
    carries(channel) &&
    (state === 'failed' || state === 'queued') && (
      <Flex justify="end">
        <Button type="primary" loading={retrying.isPending} onClick={retry}>
          {state === 'failed' ? t('letters.retry') : t('letters.retryNow')}
        </Button>
      </Flex>
    );
  return <LetterDrawer letter={letter} zone={zone} carries={carries} actions={actions} onClose={onClose} />;
}
