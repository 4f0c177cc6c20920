import { Alert, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Change } from './stale.ts';

/** Says what somebody else saved since the form was opened, field by field. */
export function StaleNotice({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: token.margin }}
      title={t('stale.title')}
      description={
        <>
          {t('stale.hint')}
          <ul>
            {changes.map(({ key, field, value }) => (
              <li key={key}>{t('stale.value', { field, value })}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
