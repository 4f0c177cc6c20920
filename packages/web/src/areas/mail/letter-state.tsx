import type { LetterItem, MailSettings } from '@trellis/contract/mail/schemas';
import { Tag, type TagProps } from 'antd';
import { useTranslation } from 'react-i18next';

type Look = LetterItem['state'] | 'kept';

// solid where the state matters: the pale shades of green and red have too little contrast
const looks: Record<Look, TagProps> = {
  queued: {},
  sending: { color: 'blue' },
  sent: { color: 'success', variant: 'solid' },
  failed: { color: 'error', variant: 'solid' },
  kept: { color: 'blue' },
};

/** Whether something carries letters of a channel to their recipients. */
export function isCarried(channel: LetterItem['channel'], settings: MailSettings | undefined): boolean {
  if (!settings) return false;
  return channel === 'mail' ? settings.source !== 'none' : settings.hasSmsGateway;
}

/** How far a letter got; one that nothing carries waits to be read. */
export function LetterStateTag({ letter, carried }: { letter: LetterItem; carried: boolean }) {
  const { t } = useTranslation('mail');
  const look: Look = letter.state === 'queued' && !carried ? 'kept' : letter.state;
  return <Tag {...looks[look]}>{t(`letters.state.${look}`)}</Tag>;
}
