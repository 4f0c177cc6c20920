import type { ContractReason } from '@trellis/contract/contracts/reason-schemas';
import { type ReasonKind, reasonKind } from '@trellis/contract/contracts/schemas';
import { Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReasonList } from './reason-list.tsx';
import { useReasons } from './reason-queries.ts';
import { TermsCard } from './signing/terms-card.tsx';

const ReasonDrawer = lazy(() => import('./reason-drawer.tsx').then((module) => ({ default: module.ReasonDrawer })));

/** The reasons that a centre offers in its contract form. */
export function CentreReasonsPage() {
  return <ReasonsPage hint="reasons.hintCentre" isCentre />;
}

/** The reasons that the platform offers to every centre. */
export function PlatformReasonsPage() {
  return <ReasonsPage hint="reasons.hintPlatform" isCentre={false} />;
}

interface Props {
  hint: 'reasons.hintCentre' | 'reasons.hintPlatform';
  isCentre: boolean;
}

function ReasonsPage({ hint, isCentre }: Props) {
  const { t } = useTranslation('contracts');
  const list = useReasons();
  const [open, setOpen] = useState<{ kind: ReasonKind; reason?: ContractReason; replaces?: boolean }>();
  const reasons = list.data?.items ?? [];
  return (
    <>
      <PageHeader title={t('reasons.title')} />
      <Typography.Paragraph type="secondary">{t(hint)}</Typography.Paragraph>
      {list.isError && <LoadFailed error={list.error} onRetry={list.refetch} />}
      {list.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      <Flex vertical gap="middle">
        {list.isSuccess &&
          reasonKind.options.map((kind) => (
            <ReasonList
              key={kind}
              kind={kind}
              isCentre={isCentre}
              reasons={reasons.filter((reason) => reason.kind === kind)}
              onAdd={(replaces) => setOpen({ kind, replaces })}
              onEdit={(reason) => setOpen({ kind, reason })}
            />
          ))}
        <TermsCard />
      </Flex>
      <Suspense>{open && <ReasonDrawer {...open} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
