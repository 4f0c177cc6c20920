import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../app/call-error.ts';
import { Waiting } from '../app/waiting.tsx';
import { failureOf } from './failure-of.ts';
import { LoadFailed } from './load-failed.tsx';
import { PhonePage, PhoneTitle } from './phone-page.tsx';

interface Words {
  title: string;
  text: string;
}

interface Props<T> {
  /** Whose page it is. */
  whose: (opened: T) => { name?: string | undefined; logo?: string | null | undefined };
  /** What the code opens. */
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** The code was cut off on its way. */
  isCut: boolean;
  /** What is said of a code that opens nothing. */
  unknown?: Words;
  /** For what is read on a desk and on paper too. */
  isWide?: boolean | undefined;
  children: (opened: T) => ReactNode;
}

/** The page that a code or a link opens without signing in: what it is about, or why it opens nothing. */
export function OpenedPage<T>({ whose, query, isCut, unknown, isWide, children }: Props<T>) {
  const { t } = useTranslation('shell');
  const { data, refetch } = query;
  const error = failureOf(query);
  const { name, logo } = (data && whose(data)) ?? {};
  const words = unknown ?? { title: t('guest.unknownTitle'), text: t('guest.unknownHint') };
  return (
    <PhonePage brand={name} logo={logo} isWide={isWide}>
      {isCut && <Closed {...words} />}
      {!isCut && error && <Failed error={error} unknown={unknown} onRetry={refetch} />}
      {!isCut && !error && data === undefined && <Waiting text={t('guest.loading')} />}
      {!isCut && !error && data !== undefined && children(data)}
    </PhonePage>
  );
}

function Failed({ error, unknown, onRetry }: { error: Error; unknown: Words | undefined; onRetry: () => unknown }) {
  const { t } = useTranslation('shell');
  const { code, status } = error instanceof CallError ? error : {};
  if (code === 'Trellis:LinkClosed' || code === 'Trellis:GuardianMayNot')
    return <Closed title={t('guest.closedTitle')} text={error.message} />;
  if (code === 'Trellis:LinkUnknown') return <Closed title={t('guest.unknownTitle')} text={error.message} />;
  if (unknown && status === 404) return <Closed {...unknown} />;
  return <LoadFailed error={error} onRetry={onRetry} />;
}

function Closed({ title, text }: Words) {
  return (
    <section role="alert">
      <PhoneTitle>{title}</PhoneTitle>
      <p>{text}</p>
    </section>
  );
}
