import { useTranslation } from 'react-i18next';

const isDemonstration = document.querySelector<HTMLMetaElement>('meta[name="demonstration"]')?.content === 'true';

/** Stands above every page of a demonstration: nobody may take it for a place to work in. */
export function Demonstration() {
  const { t } = useTranslation('shell');
  if (!isDemonstration) return null;
  return (
    <aside className="demonstration" aria-label={t('demonstration.title')}>
      <strong>{t('demonstration.title')}</strong> {t('demonstration.text')}
    </aside>
  );
}
