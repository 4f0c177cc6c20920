import { useTranslation } from 'react-i18next';

/** What stands where a page is about to be: its lines, grey and moving. */
export function Waiting({ text }: { text?: string }) {
  const { t } = useTranslation('shell');
  return (
    <div className="waiting" role="status">
      <span className="waiting-text">{text ?? t('loading')}</span>
      <div className="waiting-line" />
      <div className="waiting-line" />
      <div className="waiting-line" />
    </div>
  );
}
