import type { LetterItem, MailSettings } from '@trellis/contract/mail/schemas';
import { useTranslation } from 'react-i18next';
import { type Meaning, Status } from '../../ui/status.tsx';

type Look = LetterItem['state'] | 'kept';

const meanings: Record<Look, Meaning> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  kept: 'waiting',
  inApp: 'neutral',
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
  return <Status meaning={meanings[look]}>{t(`letters.state.${look}`)}</Status>;
}
