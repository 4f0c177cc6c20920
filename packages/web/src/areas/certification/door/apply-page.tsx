import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ApplyDoor } from '@trellis/contract/certification/door-calls';
import { splitCodes } from '@trellis/contract/certification/rules';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { Alert, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { CallError } from '../../../app/call-error.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PhonePage } from '../../../ui/phone-page.tsx';
import { ApplySteps } from './apply-steps.tsx';

/** Where a centre's code for applicants leads. */
export function ApplyPage() {
  const { hash } = useLocation();
  return <Door key={hash} {...splitCodes(hash)} />;
}

function Door({ first: code, second: module }: { first: string; second: string | null }) {
  const { t, i18n } = useTranslation('certification');
  const language = toLanguage(i18n.language as Locale);
  const input = { code, language, ...(module ? { module } : {}) };
  const door = useQuery(
    api.trainingDoor.viewApplication.queryOptions({
      input,
      enabled: code.length >= 16,
      retry: false,
      placeholderData: (previous) => previous,
      meta: { quiet: true },
    }),
  );
  const shown = door.data as ApplyDoor | undefined;
  const isUnknown = code.length < 16 || (door.error instanceof CallError && door.error.status === 404);
  return (
    <PhonePage brand={shown?.center.name} logo={shown?.center.logo}>
      {isUnknown && <Alert type="warning" showIcon role="alert" title={t('apply.unknown')} description={t('apply.unknownHint')} />}
      {!isUnknown && door.error && <LoadFailed error={door.error} onRetry={door.refetch} />}
      {!isUnknown && !door.error && !shown && <Skeleton active paragraph={{ rows: 8 }} aria-label={t('apply.loading')} />}
      {!door.error && shown && <ApplySteps door={shown} code={code} module={module} language={language} />}
    </PhonePage>
  );
}
