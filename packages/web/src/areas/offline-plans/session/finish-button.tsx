import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { goToPart, openParts } from './open-parts.ts';

interface FinishButtonProps {
  session: SessionView;
  /** Answers that the center does not have yet: they come first. */
  unsent: number;
  onFinish: () => void;
}

/** The way out of a session: names what is open and leads there. */
export function FinishButton({ session, unsent, onFinish }: FinishButtonProps) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const open = openParts(session);
  const [first] = open;
  if (!first) {
    return (
      <Button className="bar-finish" size="large" type="primary" disabled={unsent > 0} onClick={onFinish}>
        {t('finish.button')}
      </Button>
    );
  }
  const text = t(`finish.open.${first.part}`, { count: first.count });
  const lead = () => {
    const all = open.map(({ part }) => t(`finish.missing.${part}`)).join(', ');
    void message.warning(`${t('finish.submitFeedBackDes')} ${all}`);
    goToPart(first.part);
  };
  return (
    <Button className="bar-finish" size="large" aria-label={`${t('finish.button')}: ${text}`} onClick={lead}>
      {text}
    </Button>
  );
}
