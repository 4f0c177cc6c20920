import { useTranslation } from 'react-i18next';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { useConversations } from './conversations.ts';

/** Beside a list that there is something to choose from. */
export function NothingChosen() {
  const { t } = useTranslation('chat');
  const { data } = useConversations();
  return <div className="chat-nothing">{data && data.length > 0 && <NothingHere title={t('chooseOne')} hint={t('chooseHint')} />}</div>;
}
