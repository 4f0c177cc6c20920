import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

/** Where a session that has not begun is started, in the place of what answers its exercises. */
export function StartBar({ isStarting, onStart }: { isStarting: boolean; onStart: () => void }) {
  const { t } = useTranslation('offlinePlans');
  return (
    <footer className="session-bar">
      <div className="session-bar-line">
        <Typography.Text type="secondary">{t('session.prepareHint')}</Typography.Text>
        <div className="session-bar-actions">
          <Button className="bar-done" size="large" type="primary" loading={isStarting} onClick={onStart}>
            {t('gates.start')}
          </Button>
        </div>
      </div>
    </footer>
  );
}
