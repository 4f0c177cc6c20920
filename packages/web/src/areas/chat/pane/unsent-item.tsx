import { ClockCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { discardUnsent, sendAgain } from '../../../app/unsent/unsent.ts';
import type { Unsent } from '../../../app/unsent/unsent-store.ts';
import type { SentMessage } from '../sending.ts';

/** One's own message on its way: it waits for the network, or was refused. */
export function UnsentItem({ entry: { id, input, refusal }, isHeldUp }: { entry: Unsent; isHeldUp: boolean }) {
  const { t } = useTranslation('chat');
  const { text, contentType } = input as SentMessage;
  const shown = contentType === 102 ? t('kinds.picture') : contentType === 103 ? t('kinds.voice') : text;
  return (
    <article className="chat-message" data-own="true" data-unsent="true" aria-label={t('you')}>
      <div className="chat-bubble">
        <p className="chat-text">{shown}</p>
        {refusal ? (
          <Flex wrap gap="small" align="center" role="alert">
            <ExclamationCircleOutlined aria-hidden /> {t('states.failed', { reason: refusal.message })}
            <Button size="small" onClick={() => void sendAgain(id)}>
              {t('word.tryAgain')}
            </Button>
            <Button size="small" type="text" onClick={() => void discardUnsent(id)}>
              {t('word.discard')}
            </Button>
          </Flex>
        ) : (
          <span className="chat-meta">
            <ClockCircleOutlined aria-hidden /> {t(isHeldUp ? 'states.waiting' : 'states.sending')}
          </span>
        )}
      </div>
    </article>
  );
}
