import { Link } from '@tanstack/react-router';
import { Alert, Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says on the page of a child that its enrollment was left, and where it goes on. */
export function EnrolmentNote({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: token.margin }}
      title={t('enrolment.note')}
      action={
        <Link to="/system/center/detail/enrolment" search={{ subjectId }}>
          <Button>{t('enrolment.goOn')}</Button>
        </Link>
      }
    />
  );
}
