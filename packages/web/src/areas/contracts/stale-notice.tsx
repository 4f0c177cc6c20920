import { Alert, theme } from 'antd';
import { useTranslation } from 'react-i18next';

export interface Change {
  key: string;
  field: string;
  value: string;
}

/** Says what somebody else saved since the form was opened, field by field. */
export function StaleNotice({ title, changes }: { title: string; changes: Change[] }) {
  const { t } = useTranslation('contracts');
  const { token } = theme.useToken();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: token.margin }}
      title={title}
      description={
        <>
          {t('form.staleHint')}
          <ul>
            {changes.map(({ key, field, value }) => (
              <li key={key}>{t('form.staleValue', { field, value })}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
