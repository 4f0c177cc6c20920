import { PlusOutlined } from '@ant-design/icons';
import { isAnswerable, mostAtOnce } from '@trellis/contract/assessments/rules';
import type { UserAssessment } from '@trellis/contract/assessments/schemas';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Button, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { failureOf } from '../../ui/failure-of.ts';
import { pagesOf } from '../../ui/inner-table.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { Selection } from '../../ui/selection.tsx';
import { useShownPage } from '../../ui/use-shown-page.ts';
import { useAssessmentColumns } from './assessment-columns.tsx';
import { useUserAssessments } from './queries.ts';
import type { RowAction } from './row-actions.tsx';
import { type Narrowed, TabFilters } from './tab-filters.tsx';
import { useSendAssessments } from './use-send.ts';

const pageSize = 10;

const OrderFlow = lazy(() => import('./order-flow.tsx').then((module) => ({ default: module.OrderFlow })));
const FillDrawer = lazy(() => import('./fill-drawer.tsx').then((module) => ({ default: module.FillDrawer })));
const CodeDialog = lazy(() => import('./code-dialog.tsx').then((module) => ({ default: module.CodeDialog })));
const RegenerateDialog = lazy(() => import('./regenerate-dialog.tsx').then((module) => ({ default: module.RegenerateDialog })));

type Opened = { what: 'order' | 'regenerate' } | { what: RowAction; row: UserAssessment };

/** A child's assessments: ordered here, answered by a guardian or at the desk, and their reports. */
export function AssessmentTab({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('assessments');
  const mayWrite = useCurrentUser().can('RocketSystem.UserAssessment.Write') && !isClosed(subject);
  const [narrowed, setNarrowed] = useState<Narrowed>({});
  const [page, setPage] = useState(1);
  const list = useUserAssessments({ subjectId: subject.id, ...narrowed, skipCount: (page - 1) * pageSize, maxResultCount: pageSize });
  const isAway = useShownPage(list, { page, size: pageSize }, (there) => setPage(there.page));
  const failure = failureOf(list);
  const [selected, setSelected] = useState<UserAssessment[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const send = useSendAssessments();
  const columns = useAssessmentColumns({ mayWrite, onOpen: (what, row) => setOpened({ what, row }) });
  const items = list.data?.items ?? [];
  const isNarrowed = narrowed.status !== undefined || narrowed.assessmentType !== undefined;
  // chosen over the pages; what was answered or given up since is no longer among them
  const chosen = selected.map((row) => items.find(({ id }) => id === row.id) ?? row).filter(({ status }) => isAnswerable(status));
  const choice: Selection<UserAssessment> = {
    ids: chosen.map(({ id }) => id),
    onChange: (ids) =>
      setSelected([...chosen, ...items].filter(({ id }, at, all) => ids.includes(id) && all.findIndex((row) => row.id === id) === at)),
    most: mostAtOnce,
    nameOf: ({ title }) => title,
    mayChoose: ({ status }) => isAnswerable(status),
  };
  const narrow = (next: Narrowed) => {
    setNarrowed(next);
    setPage(1);
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
      {(items.length > 0 || isNarrowed) && <TabFilters value={narrowed} onChange={narrow} />}
      {failure && !isAway && <LoadFailed error={failure} onRetry={list.refetch} />}
      {list.isPending && <Skeleton active />}
      {list.data && !failure && (
        <CardTable<UserAssessment>
          label={t('word.assessments')}
          columns={columns}
          rows={items}
          selection={mayWrite ? choice : undefined}
          empty={isNarrowed ? t('noMatch') : { title: t('emptyTitle'), hint: t('emptyHint') }}
          isWaiting={list.isPlaceholderData}
          pagination={pagesOf({ page, pageSize, total: list.data.totalCount, onPage: setPage })}
        />
      )}
      <Suspense>{opened && <OpenedDialog opened={opened} subject={subject} onClose={close} />}</Suspense>
    </Flex>
  );
}

interface OpenedProps {
  opened: Opened;
  subject: SubjectInfo;
  onClose: () => void;
}

function OpenedDialog({ opened, subject, onClose }: OpenedProps) {
  if (opened.what === 'order') return <OrderFlow subject={subject} onClose={onClose} />;
  if (opened.what === 'regenerate') return <RegenerateDialog subjectId={subject.id} onClose={onClose} />;
  const { what, row } = opened as Extract<Opened, { row: UserAssessment }>;
  if (what === 'fill' || what === 'view')
    return <FillDrawer userAssessmentId={row.id} childName={subject.name} title={row.title} onClose={onClose} />;
  return <CodeDialog what={what === 'code' ? 'assessment' : 'report'} row={row} onClose={onClose} />;
}
