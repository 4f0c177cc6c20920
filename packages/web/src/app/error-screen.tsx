import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportBrokenPage } from './reporting.ts';

const Problem = lazy(() => import('./problem.tsx'));

/** Replaces the app when a page fails to draw, and reports why. Home loads the app afresh. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  useEffect(() => void reportBrokenPage(error), [error]);
  return (
    <main>
      <Suspense>
        <Problem
          status="error"
          title={t('error.title')}
          text={navigator.onLine ? t('error.tips') : t('network')}
          action={t('error.home')}
          onAction={() => window.location.assign('/')}
        />
      </Suspense>
    </main>
  );
}
