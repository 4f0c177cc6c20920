import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, leadsAway } from './call-error.ts';
import { serverAnswers } from './connection.ts';
import { Problem } from './problem.tsx';
import { reportBrokenPage } from './reporting.ts';
import { Waiting } from './waiting.tsx';

/** Replaces the app when a page fails to draw, and reports why. Home loads the app afresh. Whoever is led away meanwhile only waits. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const isLeaving = leadsAway(error);
  useEffect(() => {
    if (!isLeaving) void reportBrokenPage(error);
  }, [error, isLeaving]);
  useEffect(() => {
    // what only the network kept away comes by itself
    if (!isLeaving && !(error instanceof CallError)) void serverAnswers().then((wasAway) => wasAway && window.location.reload());
  }, [error, isLeaving]);
  if (isLeaving) return <Waiting />;
  return (
    <main>
      <Problem
        title={t('error.title')}
        text={navigator.onLine ? t('error.tips') : t('network')}
        action={t('error.home')}
        onAction={() => void serverAnswers().then(() => window.location.assign('/'))}
      />
    </main>
  );
}
