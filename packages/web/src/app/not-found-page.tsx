import { useTranslation } from 'react-i18next';
import { serverAnswers } from './connection.ts';
import { Problem } from './problem.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Problem
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={t('error.home')}
      onAction={() => void serverAnswers().then(() => window.location.assign('/'))}
    />
  );
}
