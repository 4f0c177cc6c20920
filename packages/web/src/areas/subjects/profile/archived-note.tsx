import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Alert, Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useRestore } from '../editing/use-restore.ts';

/** Says on the page of an archived child why little can be done, and how it could. */
export function ArchivedNote({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('subjects');
  const { token } = theme.useToken();
  const { can } = useCurrentUser();
  const restore = useRestore(subject);
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: token.margin }}
      title={t('archive.note')}
      action={can('PFE.UserManagement.Subject.Write') && <Button onClick={restore}>{t('actions.restore')}</Button>}
    />
  );
}
