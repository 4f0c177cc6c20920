import { useTranslation } from 'react-i18next';
import { NothingHere } from '../../ui/nothing-here.tsx';

export function NothingChosen() {
  const { t } = useTranslation('chat');
  return (
    <div className="chat-nothing">
      <NothingHere title={t('chooseOne')} hint={t('chooseHint')} />
    </div>
  );
}
