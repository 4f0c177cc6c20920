import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ApplyDoor } from '@trellis/contract/certification/door-calls';
import { splitCodes } from '@trellis/contract/certification/rules';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { OpenedPage } from '../../../ui/opened-page.tsx';
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
  const query = { ...door, data: door.data as ApplyDoor | undefined } as typeof door & { data: ApplyDoor | undefined };
  return (
    <OpenedPage<ApplyDoor>
      query={query}
      whose={({ center }) => center}
      isCut={code.length < 16}
      unknown={{ title: t('apply.unknown'), text: t('apply.unknownHint') }}
    >
      {(opened) => <ApplySteps door={opened} code={code} module={module} language={language} />}
    </OpenedPage>
  );
}
