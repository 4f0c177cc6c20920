import { getRouteApi } from '@tanstack/react-router';
import type { LinkCheck } from '@trellis/contract/users/activation/schemas';
import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { PhonePage, PhoneTitle } from '../../../ui/phone-page.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useConfirmEmail, useLinkCheck } from '../queries.ts';
import { modeOfError, useLinkReply } from './link-mode.ts';
import { LinkScreen } from './link-screens.tsx';

const route = getRouteApi('/updateEmail');

/** Where the link of an e-mail change leads: it is confirmed there, then the new address signs in. */
export function UpdateEmailPage() {
  const { t } = useTranslation('users');
  const { token } = route.useSearch();
  const check = useLinkCheck(token);
  const confirm = useConfirmEmail();
  const failureText = useFailureText();
  useLinkReply(check.data as LinkCheck | undefined, check.error);
  const submit = () =>
    whenKept(
      confirm,
      { token },
      () => toast('success', t('link.email.done')),
      (error) => toast('error', failureText(error)),
    );
  return <PhonePage>{content()}</PhonePage>;

  function content() {
    const error = check.error ?? confirm.error;
    // an invitation's link confirms no address
    if (token === '' || (check.data && check.data.purpose !== 'email')) return <LinkScreen mode="errorLink" />;
    if (confirm.data) return <LinkScreen mode="existUser" email={confirm.data.email} />;
    if (error) return failed(error);
    if (!check.data) return <LinkScreen mode="idle" />;
    return (
      <>
        <PhoneTitle isOfTab>{t('link.email.title')}</PhoneTitle>
        <Typography.Paragraph>{t('link.email.text', { email: check.data.email })}</Typography.Paragraph>
        <Button type="primary" size="large" loading={confirm.isPending} onClick={submit}>
          {t('link.email.submit')}
        </Button>
      </>
    );
  }

  function failed(error: Error) {
    const mode = modeOfError(error);
    if (mode === 'errorLink' || mode === 'userAlreadyActive') return <LinkScreen mode={mode} />;
    return <LinkScreen mode="error" failure={failureText(error)} onRetry={() => void (check.error ? check.refetch() : confirm.reset())} />;
  }
}
