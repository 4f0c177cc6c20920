import { getRouteApi } from '@tanstack/react-router';
import type { Certificate } from '@trellis/contract/certificates/calls';
import { certificateStatuses } from '@trellis/contract/certificates/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDay } from '../../app/format.ts';
import { choice } from '../../ui/choice-filters.tsx';
import { useColumns } from '../../ui/columns.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
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
  const { zone, can, canWrite } = useCurrentUser();
  const { search, onSearch } = useListState<CertificateSearch>(route);
  const [open, setOpen] = useState<{ step: 'edit' | 'cancel'; certificate: Certificate }>();
  const fetchFile = useDownload();
  const writes = canWrite('RocketSystem.TrainerTraining.Write');
  const actionsOf = (certificate: Certificate): RowAction[] => {
    const fetching = (format: 'png' | 'pdf') => ({ key: format, label: t(format), onClick: () => void fetchFile(certificate, format) });
    const files = [fetching('png'), fetching('pdf')];
    const edit = { key: 'edit', label: t('edit'), onClick: () => setOpen({ step: 'edit', certificate }) };
    const cancel = { key: 'cancel', label: t('cancel'), danger: true, onClick: () => setOpen({ step: 'cancel', certificate }) };
    if (!certificate.credential) return [];
    if (writes) return [...files, edit, cancel];
    // whoever looks after no trainers has it once its trainer said how the training was
    return can('RocketSystem.TrainerTraining.Write') || certificate.feedback.finishTime ? files : [];
  };
  const column = useColumns<Certificate>();
  const columns = [
    column.twoLines('name', t('field.trainer'), ({ name, tenantName }) => [name, tenantName]),
    column.twoLines('number', t('field.number'), ({ credentialsCode, displayName }) => [credentialsCode, displayName]),
    column.of('status', t('field.status'), ({ certificateStatus }) => <CertificateStatusTag status={certificateStatus} />),
    column.of('period', t('field.period'), ({ startTime, endTime }) => `${formatDate(startTime)} – ${formatDate(endTime)}`),
    column.of('supervisor', t('field.supervisor'), ({ supervisorName }) => supervisorName),
    column.twoLines('certifier', t('field.certifier'), ({ certifier, creationTime }) => [certifier, formatDay(creationTime, zone)]),
    column.actions(({ credentialsCode }) => credentialsCode, actionsOf),
  ];
  const close = () => setOpen(undefined);
  return (
    <>
      <ListPage
        title={t('title')}
        search={search}
        onSearch={onSearch}
        searchedBy={{ label: t('search') }}
        choices={[choice('certificateStatus', t('field.status'), issued, (value) => t(`status.${value}`))]}
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
