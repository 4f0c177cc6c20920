import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';

/** Replaces the app when a page fails to draw. Home loads the app afresh. */
export function ErrorScreen() {
  const { t } = useTranslation('shell');
  return (
    <main>
      <Result
        status="error"
        title={t('error.title')}
        subTitle={t('error.tips')}
        extra={
          <Button type="primary" onClick={() => window.location.assign('/')}>
            {t('error.home')}
          </Button>
        }
      />
    </main>
  );
}
