import { PlusOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Empty, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { failureOf } from '../../ui/failure-of.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ActiveOffer } from './active-offer.tsx';
import { ContractDialogs, type OpenDialog } from './contract-dialogs.tsx';
import { ContractTable } from './contract-table.tsx';
import { useContracts } from './queries.ts';

interface Props {
  subject: Pick<SubjectInfo, 'id' | 'name'> & Partial<Pick<SubjectInfo, 'isErased' | 'tag'>>;
  /** Whether a contract is added at once. */
  adds?: boolean;
  /** Whether this is the page of the child's contracts, and not a tab that leads there. */
  isPage?: boolean;
}

/** A child's contracts with the centre. */
export function ContractTab({ subject, adds = false, isPage = false }: Props) {
  const { t } = useTranslation('contracts');
  const { can } = useCurrentUser();
  const list = useContracts(subject.id);
  const mayAdd = can('RocketSystem.UserContract.Create') && !isClosed(subject);
  const [open, setOpen] = useState<OpenDialog | undefined>(adds && mayAdd ? { what: 'add' } : undefined);
  const contracts = list.data?.items ?? [];
  const addButton = mayAdd && (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ what: 'add' })}>
      {t('add')}
    </Button>
  );

  const failure = failureOf(list);
  if (failure) return <LoadFailed error={failure} onRetry={list.refetch} />;
  if (!list.data) return <Skeleton active />;
  return (
    <Flex vertical gap="middle" role="region" aria-label={t('word.contracts')}>
      <ActiveOffer subject={subject} contracts={contracts} />
      {contracts.length > 0 && (
        <Flex justify="end" align="center" gap="middle">
          {mayAdd && !isPage && (
            <Link to="/system/center/detail/userContractDetail" search={{ userId: subject.id, name: subject.name }}>
              {t('actions.detail')}
            </Link>
          )}
          {addButton}
        </Flex>
      )}
      {contracts.length > 0 ? (
        <ContractTable contracts={contracts} onOpen={setOpen} />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<EmptyText title={t('emptyTitle')} hint={t('emptyHint')} />}>
          {addButton}
        </Empty>
      )}
      <ContractDialogs open={open} child={subject} onOpen={setOpen} />
    </Flex>
  );
}

function EmptyText({ title, hint }: { title: string; hint: string }) {
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>{title}</Typography.Text>
      <Typography.Text type="secondary">{hint}</Typography.Text>
    </Flex>
  );
}
