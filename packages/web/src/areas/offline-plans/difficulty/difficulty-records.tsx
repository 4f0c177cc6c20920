import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DifficultyChange } from '@trellis/contract/offline-plans/difficulty/schemas';
import { Button, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { InnerTable } from '../../../ui/inner-table.tsx';
import { useLevels } from './levels.ts';

const EditReasonDialog = lazy(() => import('./edit-reason-dialog.tsx').then((module) => ({ default: module.EditReasonDialog })));

/** Which levels of a plan were changed, newest first; whoever changed one says why anew. */
export function DifficultyRecords({ planId, pageSize }: { planId: string; pageSize: number }) {
  const { t } = useTranslation(['planDifficulty', 'offlinePlans']);
  const { id: personId, can, zone } = useCurrentUser();
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<DifficultyChange>();
  const levels = useLevels();
  const records = useQuery({
    ...levels.records(planId, { skipCount: (page - 1) * pageSize, maxResultCount: pageSize }),
    placeholderData: keepPreviousData,
  });
  const mayEdit = (record: DifficultyChange) => can('RocketSystem.UserOfflinePlan.Write') && record.creatorId === personId;
  return (
    <>
      <InnerTable<DifficultyChange>
        list={records}
        empty={t('records.empty')}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        columns={[
          {
            title: t('records.program'),
            key: 'program',
            render: (_, { beforeTrainingProgram, trainingCategory }) => (
              <>
                {beforeTrainingProgram.title} <Typography.Text type="secondary">{trainingCategory}</Typography.Text>
              </>
            ),
          },
          {
            title: t('records.level'),
            key: 'level',
            align: 'right',
            render: (_, { beforeDifficulty, afterDifficulty }) => `${beforeDifficulty} → ${afterDifficulty}`,
          },
          { title: t('records.from'), dataIndex: 'num', align: 'right' },
          { title: t('word.reason'), dataIndex: 'reason' },
          { title: t('offlinePlans:records.creator'), dataIndex: 'creator' },
          { title: t('offlinePlans:records.when'), dataIndex: 'creationTime', render: (at: string) => formatDateTime(at, zone) },
          {
            title: t('word.actions'),
            key: 'actions',
            render: (_, record) =>
              mayEdit(record) && (
                <Button
                  type="text"
                  aria-label={t('records.editOf', { name: record.beforeTrainingProgram.title })}
                  onClick={() => setEdited(record)}
                >
                  {t('word.edit')}
                </Button>
              ),
          },
        ]}
      />
      <Suspense>{edited && <EditReasonDialog record={edited} onClose={() => setEdited(undefined)} />}</Suspense>
    </>
  );
}
