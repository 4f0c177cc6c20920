import { PlusOutlined } from '@ant-design/icons';
import { isAnswerable } from '@trellis/contract/assessments/rules';
import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { Selection } from '../../ui/selection.tsx';
import { useAssessmentColumns } from './assessment-columns.tsx';
import { useUserAssessments } from './queries.ts';
import type { RowAction } from './row-actions.tsx';
import { type Narrowed, TabFilters } from './tab-filters.tsx';
import { useSendAssessments } from './use-send.ts';

const OrderFlow = lazy(() => import('./order-flow.tsx').then((module) => ({ default: module.OrderFlow })));
const FillDrawer = lazy(() => import('./fill-drawer.tsx').then((module) => ({ default: module.FillDrawer })));
const CodeDialog = lazy(() => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })));
const RegenerateDialog = lazy(() => import('./regenerate-dialog.tsx').then((module) => ({ default: module.RegenerateDialog })));

type Opened = { what: 'order' | 'regenerate' } | { what: RowAction; row: UserAssessment };

/** A child's assessments: ordered here, answered by a guardian or at the desk, and their reports. */
export function AssessmentTab({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('assessments');
  const mayWrite = useCurrentUser().can('RocketSystem.UserAssessment.Write') && !isClosed(subject);
  const list = useUserAssessments(subject.id);
  const [narrowed, setNarrowed] = useState<Narrowed>({});
  const [selected, setSelected] = useState<string[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const send = useSendAssessments();
  const columns = useAssessmentColumns({ mayWrite, onOpen: (what, row) => setOpened({ what, row }) });
  const items = (list.data?.items ?? []) as UserAssessment[];
  const { status, assessmentType } = narrowed;
  const shown = items.filter((row) => (!status || row.status === status) && (!assessmentType || row.assessmentType === assessmentType));
  const chosen = items.filter(({ id, status: own }) => selected.includes(id) && isAnswerable(own));
  const choice: Selection<UserAssessment> = {
    ids: chosen.map(({ id }) => id),
    onChange: setSelected,
    most: items.length,
    nameOf: ({ title }) => title,
    mayChoose: ({ status: own }) => isAnswerable(own),
  };
  const close = () => setOpened(undefined);
  return (
    <Flex vertical gap="middle">
      <Flex gap="small" wrap>
        {mayWrite && (
          <>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({ what: 'order' })}>
              {t('order')}
            </Button>
            <Button onClick={() => send(chosen, () => setSelected([]))}>{t('send')}</Button>
            <Button onClick={() => setOpened({ what: 'regenerate' })}>{t('regenerate')}</Button>
          </>
        )}
        <ExportButton
          path="/api/rocketAdmin/userAssessment/userAssessmentsExcel"
          method="POST"
          query={{ subjectId: subject.id, ...narrowed }}
        />
      </Flex>
      {items.length > 0 && <TabFilters value={narrowed} onChange={setNarrowed} />}
      {list.isError && <LoadFailed error={list.error} onRetry={list.refetch} />}
      {list.isPending && <Skeleton active />}
      {list.data && (
        <CardTable<UserAssessment>
          label={t('word.assessments')}
          columns={columns}
          rows={shown}
          selection={mayWrite ? choice : undefined}
          empty={items.length > 0 ? t('noMatch') : { title: t('emptyTitle'), hint: t('emptyHint') }}
        />
      )}
      <Suspense>
        {opened && (
          <OpenedDialog
            opened={opened}
            subject={subject}
            reported={items.filter((row) => row.status === 'ReportedReady')}
            onClose={close}
          />
        )}
      </Suspense>
    </Flex>
  );
}

interface OpenedProps {
  opened: Opened;
  subject: SubjectInfo;
  reported: UserAssessment[];
  onClose: () => void;
}

function OpenedDialog({ opened, subject, reported, onClose }: OpenedProps) {
  if (opened.what === 'order') return <OrderFlow subject={subject} onClose={onClose} />;
  if (opened.what === 'regenerate') return <RegenerateDialog subjectId={subject.id} reported={reported} onClose={onClose} />;
  const { what, row } = opened as Extract<Opened, { row: UserAssessment }>;
  if (what === 'fill' || what === 'view')
    return <FillDrawer userAssessmentId={row.id} childName={subject.name} title={row.title} onClose={onClose} />;
  return <CodeDialog what={what === 'code' ? 'assessment' : 'report'} row={row} onClose={onClose} />;
}
