import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const Problem = lazy(() => import('./problem.tsx'));

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Suspense>
      <Problem
        status="info"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={t('error.home')}
        onAction={() => window.location.assign('/')}
      />
    </Suspense>
  );
}
