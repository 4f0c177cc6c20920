import type { Assessment } from '@trellis/contract/assessments/library-schemas';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../ui/resource/status-tag.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { useConfirmDelete } from '../../ui/use-confirm-delete.ts';
import { useChangeLibrary } from './library-queries.ts';

type Open = (what: 'edit' | 'status' | 'sort', item: Assessment) => void;

/** The columns of the library's assessments, with what is done by those who write. */
export function useLibraryColumns(onOpen: Open | false): TableColumnsType<Assessment> {
  const { t } = useTranslation('assessments');
  const confirmDelete = useConfirmDelete();
  const { remove } = useChangeLibrary();
  const actions = (item: Assessment, open: Open) => [
    ...(['edit', 'status', 'sort'] as const).map((what) => ({ key: what, label: t(`library.${what}`), onClick: () => open(what, item) })),
    {
      key: 'remove',
      label: t('word.delete'),
      danger: true,
      onClick: () => confirmDelete(item.title, () => remove.mutateAsync({ id: item.id })),
    },
  ];
  const columns: TableColumnsType<Assessment> = [
    { key: 'title', title: t('columns.name'), dataIndex: 'title' },
    { key: 'type', title: t('columns.type'), render: (_, { assessmentType }) => t(`type.${assessmentType}`) },
    { key: 'questionnaire', title: t('word.questionnaire'), dataIndex: 'questionnaireName' },
    { key: 'paid', title: t('paid'), render: (_, { needPay }) => (needPay ? '✓' : t('word.nothing')) },
    { key: 'centers', title: t('library.centers'), dataIndex: 'tenantCount' },
    { key: 'status', title: t('columns.status'), render: (_, { status }) => <StatusTag status={status} /> },
  ];
  if (!onOpen) return columns;
  const last = {
    key: 'actions',
    title: t('word.actions'),
    render: (_: unknown, item: Assessment) => <RowActions name={item.title} actions={actions(item, onOpen)} />,
  };
  return [...columns, last];
}
