import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../app/call-error.ts';
import { LoadFailed } from './load-failed.tsx';
import { PhonePage, PhoneTitle } from './phone-page.tsx';

interface Props<T extends { centerName: string; logo: string | null }> {
  /** What stands behind the #; empty where the link was cut off. */
  token: string;
  /** What the link opens. */
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** For what is read on a desk and on paper too. */
  isWide?: boolean;
  children: (opened: T) => ReactNode;
}

/** The page that a guest's link opens: what it is about, or why it opens nothing. */
export function GuestPage<T extends { centerName: string; logo: string | null }>({ token, query, isWide, children }: Props<T>) {
  const { t } = useTranslation('shell');
  const { data, error, refetch } = query;
  return (
    <PhonePage brand={data?.centerName} logo={data?.logo} isWide={isWide}>
      {token === '' && <Closed title={t('guest.unknownTitle')} text={t('guest.unknownHint')} />}
      {token !== '' && error && <Failed error={error} onRetry={refetch} />}
      {token !== '' && !error && !data && <Skeleton active paragraph={{ rows: 8 }} aria-label={t('guest.loading')} />}
      {!error && data && children(data)}
    </PhonePage>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation('shell');
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'Trellis:LinkClosed' || code === 'Trellis:GuardianMayNot')
    return <Closed title={t('guest.closedTitle')} text={error.message} />;
  if (code === 'Trellis:LinkUnknown') return <Closed title={t('guest.unknownTitle')} text={error.message} />;
  return <LoadFailed error={error} onRetry={onRetry} />;
}

function Closed({ title, text }: { title: string; text: string }) {
  return (
    <section role="alert">
      <PhoneTitle>{title}</PhoneTitle>
      <Typography.Paragraph>{text}</Typography.Paragraph>
    </section>
  );
}
