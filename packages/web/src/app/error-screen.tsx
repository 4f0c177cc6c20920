import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const Problem = lazy(() => import('./problem.tsx'));

/** Replaces the app when a page fails to draw. Home loads the app afresh. */
export function ErrorScreen() {
  const { t } = useTranslation('shell');
  return (
    <main>
      <Suspense>
        <Problem
          status="error"
          title={t('error.title')}
          text={t('error.tips')}
          action={t('error.home')}
          onAction={() => window.location.assign('/')}
        />
      </Suspense>
    </main>
  );
}
