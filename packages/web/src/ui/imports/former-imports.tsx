import { Button, Card, type TableColumnsType, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { InnerTable } from '../inner-table.tsx';
import { Status } from '../status.tsx';
import type { FormerImport, ListImport } from './list-import.ts';
import { useFinished } from './queries.ts';
import { UndoDialog } from './undo-dialog.tsx';

const pageSize = 6;

/** Lists that were imported here, each with the way to take it back. */
export function FormerImports({ kind }: { kind: ListImport }) {
  const { t } = useTranslation('imports');
  const { token } = theme.useToken();
  const { zone } = useCurrentUser();
  const [page, setPage] = useState(1);
  const [undoing, setUndoing] = useState<FormerImport>();
  const list = useFinished(kind, page, pageSize);
  const columns: TableColumnsType<FormerImport> = [
    { key: 'file', title: t('former.file'), dataIndex: 'fileName' },
    { key: 'at', title: t('former.at'), render: (_, { finishedAt }) => formatDateTime(finishedAt, zone) },
    { key: 'by', title: t('former.by'), dataIndex: 'personName' },
    ...kind.words.made.map((title, at) => ({
      key: title,
      title,
      align: 'right' as const,
      render: (_: unknown, former: FormerImport) => kind.words.howMany(former)[at],
    })),
    {
      key: 'undo',
      title: t('word.actions'),
      render: (_, former) =>
        former.undone ? (
          <Status>{t('former.undone', { time: formatDateTime(former.undone.at, zone), name: former.undone.personName })}</Status>
        ) : (
          <Button size="small" aria-label={t('former.undoNamed', { file: former.fileName })} onClick={() => setUndoing(former)}>
            {t('former.undo')}
          </Button>
        ),
    },
  ];
  if (list.data?.totalCount === 0) return null;
  return (
    <Card title={t('former.title')} style={{ marginBlockStart: token.margin }}>
      <InnerTable<FormerImport> columns={columns} list={list} empty={t('former.empty')} page={page} pageSize={pageSize} onPage={setPage} />
      {undoing && <UndoDialog kind={kind} former={undoing} onClose={() => setUndoing(undefined)} />}
    </Card>
  );
}
