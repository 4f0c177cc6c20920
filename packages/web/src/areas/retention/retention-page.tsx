import type { RetentionRule } from '@trellis/contract/retention/schemas';
import { Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErasuresCard } from './erasures-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useRetentionRule } from './queries.ts';
import { RuleCard } from './rule-card.tsx';

/** How long the center keeps what it has of children who left, whom that erases and when, and what proves what was erased. */
export function RetentionPage() {
  const { t } = useTranslation('retention');
  const rule = useRetentionRule();
  const [draft, setDraft] = useState<RetentionRule>();
  const failure = failureOf(rule);
  return (
    <>
      <PageHeader title={t('menu.retention')} />
      {failure && <LoadFailed error={failure} onRetry={rule.refetch} />}
      {rule.isPending && !failure && <Skeleton active />}
      {rule.data && (
        <Flex vertical gap="middle">
          <RuleCard key={rule.data.concurrencyStamp} stored={rule.data} onDraft={setDraft} />
          <PreviewCard draft={draft} />
          <ErasuresCard backupDays={rule.data.backupDays} />
        </Flex>
      )}
    </>
  );
}
