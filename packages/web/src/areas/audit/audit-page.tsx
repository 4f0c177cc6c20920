import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AuditEntry } from '@trellis/contract/audit/calls';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { ColumnButton } from '../../ui/column-button.tsx';
import { useColumnChoice } from '../../ui/column-choice.ts';
import { ClearFilters } from '../../ui/filter-bar.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditSearch, isNarrowed, readAuditSearch } from './audit-search.ts';

/** Who changed what, from what to what: of the whole platform, or of one's own centre. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const search = readAuditSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const isPlatform = useCurrentUser().type === 'Management';
  const { data, error, isPlaceholderData, refetch } = useQuery(
    api.audit.list.queryOptions({ input: search, placeholderData: keepPreviousData, meta: { quiet: true } }),
  );
  const go = (next: Partial<AuditSearch>) => void navigate({ to: '.', search: next });
  const narrow = (change: Partial<AuditSearch>) => go({ ...search, ...change, before: undefined });
  const clear = () => go({});
  const { columns, choice } = useColumnChoice(useAuditColumns(isPlatform, (rowId) => narrow({ rowId })));
  const next = data?.next ?? undefined;
  const noMatch = { title: t('noMatch'), hint: t('noMatchHint'), action: <ClearFilters onClear={clear} /> };
  return (
    <>
      <PageHeader title={t('title')} />
      <Typography.Paragraph type="secondary">{t('hint')}</Typography.Paragraph>
      <AuditFilters search={search} isPlatform={isPlatform} tools={<ColumnButton choice={choice} />} onChange={narrow} onClear={clear} />
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!error && (
        <Flex vertical gap="middle">
          <ListTable<AuditEntry>
            label={t('title')}
            columns={columns}
            rows={data?.items}
            size={12}
            isWaiting={isPlaceholderData}
            empty={isNarrowed(search) ? noMatch : { title: t('empty'), hint: t('emptyHint') }}
          />
          <Flex gap="small" justify="end">
            <Button disabled={search.before === undefined} onClick={() => go({ ...search, before: undefined })}>
              {t('newest')}
            </Button>
            <Button disabled={next === undefined || isPlaceholderData} onClick={() => go({ ...search, before: next })}>
              {t('older')}
            </Button>
          </Flex>
        </Flex>
      )}
    </>
  );
}
