import { Button, Flex, Skeleton, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOwnTitle } from '../../../app/own-title.ts';
import { signInAs } from '../../../app/sign-in.ts';
import { PhoneTitle } from '../../../ui/phone-page.tsx';
import type { LinkMode } from './link-mode.ts';

interface Props {
  mode: Extract<LinkMode, 'idle' | 'existUser' | 'error' | 'errorLink' | 'userAlreadyActive'>;
  /** Whom to sign in as, where it is known. */
  email?: string;
  /** What went wrong, in words. */
  failure?: string;
  onRetry?: () => void;
}

/** The screens of a mailed link that ask for nothing. */
export function LinkScreen({ mode, email, failure, onRetry }: Props) {
  const { t, i18n } = useTranslation('users');
  useOwnTitle(t(mode === 'idle' ? 'link.checking' : `link.${mode}.title`));
  if (mode === 'idle') return <Skeleton active paragraph={{ rows: 4 }} aria-label={t('link.checking')} />;
  const signIn = (
    <Button type="primary" size="large" onClick={() => void signInAs(email ?? '', i18n.language)}>
      {t('link.signIn')}
    </Button>
  );
  const retry = onRetry && (
    <Button type="primary" size="large" onClick={onRetry}>
      {t('word.tryAgain')}
    </Button>
  );
  const text = {
    existUser: t('link.existUser.text', { email }),
    userAlreadyActive: t('link.userAlreadyActive.text'),
    errorLink: t('link.errorLink.text'),
    error: failure ?? '',
  }[mode];
  return (
    <section role={mode === 'existUser' ? 'status' : 'alert'}>
      <PhoneTitle>{t(`link.${mode}.title`)}</PhoneTitle>
      <Typography.Paragraph>{text}</Typography.Paragraph>
      <Flex gap="var(--space-3)" align="center" wrap>
        {mode === 'existUser' || mode === 'userAlreadyActive' ? signIn : retry}
        <a href="/">{t('link.home')}</a>
      </Flex>
    </section>
  );
}
