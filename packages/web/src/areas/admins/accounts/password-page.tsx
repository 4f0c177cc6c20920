import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ChangePasswordForm } from '../../account/public.ts';

/** One's own password, on a page of the menu. */
export function PasswordPage() {
  const { t } = useTranslation('admins');
  return (
    <>
      <PageHeader title={t('password.title')} />
      <Card>
        <ChangePasswordForm />
      </Card>
    </>
  );
}
