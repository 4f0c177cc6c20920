import { getRouteApi } from '@tanstack/react-router';
import type { Certificate } from '@trellis/contract/certificates/calls';
import { certificateStatuses } from '@trellis/contract/certificates/rules';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDay } from '../../app/format.ts';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { type RowAction, RowActions } from '../../ui/row-actions.tsx';
import { useListState } from '../../ui/use-list-state.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CertificateStatusTag } from './certificate-status.tsx';
import { IssueDrawer } from './issue-drawer.tsx';
import { useCertificates } from './queries.ts';
import type { CertificateSearch } from './searches.ts';
import { useDownload } from './use-download.ts';

const route = getRouteApi('/system/manage/manage/certificate');
const issued = certificateStatuses.filter((status) => status !== 'NotIssued');

/** Every certificate: corrected, canceled and downloaded here. */
export function CertificatePage() {
  const { t } = useTranslation('certificates');
  const { zone, canWrite } = useCurrentUser();
  const { search, onSearch, narrow } = useListState<CertificateSearch>(route);
  const [open, setOpen] = useState<{ step: 'edit' | 'cancel'; certificate: Certificate }>();
  const fetchFile = useDownload();
  const writes = canWrite('RocketSystem.TrainerTraining.Write');
  const actionsOf = (certificate: Certificate): RowAction[] => {
    if (!certificate.credential) return [];
    const files = (['png', 'pdf'] as const).map((format) => ({
      key: format,
      label: t(format),
      onClick: () => void fetchFile(certificate, format),
    }));
    if (!writes) return files;
    return [
      ...files,
      { key: 'edit', label: t('edit'), onClick: () => setOpen({ step: 'edit', certificate }) },
      { key: 'cancel', label: t('cancel'), danger: true, onClick: () => setOpen({ step: 'cancel', certificate }) },
    ];
  };
  const columns: TableColumnsType<Certificate> = [
    { key: 'name', title: t('field.trainer'), dataIndex: 'name' },
    { key: 'medal', title: t('field.medal'), dataIndex: 'displayName' },
    { key: 'number', title: t('field.number'), dataIndex: 'credentialsCode' },
    { key: 'status', title: t('field.status'), render: (_, { certificateStatus }) => <CertificateStatusTag status={certificateStatus} /> },
    { key: 'period', title: t('field.period'), render: (_, row) => `${formatDate(row.startTime)} – ${formatDate(row.endTime)}` },
    { key: 'center', title: t('field.center'), dataIndex: 'tenantName' },
    { key: 'supervisor', title: t('field.supervisor'), dataIndex: 'supervisorName' },
    { key: 'certifier', title: t('field.certifier'), render: (_, { certifier }) => certifier ?? t('word.nothing') },
    { key: 'issued', title: t('field.issuedAt'), render: (_, { creationTime }) => formatDay(creationTime, zone) },
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, row) => <RowActions name={row.credentialsCode} actions={actionsOf(row)} />,
    },
  ];
  const close = () => setOpen(undefined);
  return (
    <>
      <ListPage
        title={t('title')}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('search') }}
        filters={
          <FilterChoice
            label={t('field.status')}
            value={search.certificateStatus}
            options={issued.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={(certificateStatus) => narrow({ certificateStatus })}
          />
        }
        list={useCertificates(search)}
        columns={columns}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {open?.step === 'edit' && (
        <IssueDrawer
          trainerTrainingModuleId={open.certificate.trainerTrainingModuleId}
          trainerName={open.certificate.name}
          certificate={open.certificate}
          onClose={close}
        />
      )}
      {open?.step === 'cancel' && <CancelDialog certificate={open.certificate} onClose={close} />}
    </>
  );
}
