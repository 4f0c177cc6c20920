import { Button, Result } from 'antd';
import { useTranslation } from 'react-i18next';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <main>
      <Result
        status="info"
        title={t('notFound.title')}
        subTitle={t('notFound.text')}
        extra={
          <Button type="primary" href="/">
            {t('error.home')}
          </Button>
        }
      />
    </main>
  );
}
