import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDesk } from './desk.ts';
import { goToPart, isOnSheet, openParts } from './open-parts.ts';
import { useMissingText } from './use-missing-text.ts';

interface FinishButtonProps {
  session: SessionView;
  onSheet: () => void;
}

/** The way out of a session: leads to the exercises that are open, and then to the sheet that finishes it. */
export function FinishButton({ session, onSheet }: FinishButtonProps) {
  const { t } = useTranslation('offlinePlans');
  const { message } = App.useApp();
  const missingText = useMissingText();
  const open = openParts(session, useDesk());
  const [first] = open;
  if (!first || isOnSheet(first.part)) {
    return (
      <Button className="bar-finish" size="large" type="primary" onClick={onSheet}>
        {t('finish.button')}
      </Button>
    );
  }
  // static exercises are among those that the page counts as answered
  const statics = first.part === 'items' ? (open.find(({ part }) => part === 'staticItems')?.count ?? 0) : 0;
  const text = t(`finish.open.${first.part}`, { count: first.count + statics });
  const lead = () => {
    void message.warning(missingText(open));
    goToPart(first.part, 'page');
  };
  return (
    <Button className="bar-finish" size="large" aria-label={`${t('finish.button')}: ${text}`} onClick={lead}>
      {text}
    </Button>
  );
}
