import type { Exported } from '@trellis/contract/messages/exports/calls';
import { Button, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { download } from '../../../ui/download.ts';
import { ListPage } from '../../../ui/list-page.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { type Meaning, Status } from '../../../ui/status.tsx';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import type { MessageListState } from '../list-state.ts';
import type { MessageSearch } from '../searches.ts';
import { useExports, useRemoveExport } from './queries.ts';

const meanings: Record<Exported['state'], Meaning> = { Running: 'waiting', Ready: 'good', Failed: 'bad' };

/** The person's own files that took longer to write: how far each is, and the file while it is kept. */
export function ExportList({ parts, state: { search, onSearch } }: { parts: ReactNode; state: MessageListState }) {
  const { t } = useTranslation('messages');
  return (
    <ListPage<Exported, MessageSearch>
      title={t('title')}
      label={t('parts.files')}
      about={parts}
      search={search}
      onSearch={onSearch}
      opened="part"
      list={useExports(search)}
      columns={useColumns()}
      empty={{ title: t('files.empty'), hint: t('files.emptyHint') }}
    />
  );
}

function useColumns(): TableColumnsType<Exported> {
  const { t, i18n } = useTranslation('messages');
  const { zone } = useCurrentUser();
  const failureText = useFailureText();
  const remove = useRemoveExport();
  const fetchFile = (id: string) =>
    download(`/api/business/export/${id}/file`, {}).catch((error: Error) => toast('error', failureText(error)));
  const number = new Intl.NumberFormat(i18n.language);
  const megabytes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return [
    { key: 'name', title: t('files.name'), width: '35%', render: (_, { fileName }) => fileName },
    {
      key: 'state',
      title: t('word.state'),
      render: (_, { state, rowCount, bytes }) => (
        <>
          <Status meaning={meanings[state]}>{t(`files.state.${state}`)}</Status>{' '}
          <span className="quiet">
            {t('files.rows', { count: rowCount, written: number.format(rowCount) })}
            {bytes !== null && `, ${megabytes.format(bytes / 1_000_000)}`}
          </span>
        </>
      ),
    },
    { key: 'created', title: t('files.asked'), render: (_, { creationTime }) => formatDateTime(creationTime, zone) },
    { key: 'until', title: t('files.kept'), render: (_, { expirationTime }) => formatDateTime(expirationTime, zone) },
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, { id, fileName, state }) => (
        <>
          {state === 'Ready' && <Button onClick={() => void fetchFile(id)}>{t('word.download')}</Button>}
          <RowActions
            name={fileName}
            actions={[{ key: 'remove', label: t('word.delete'), danger: true, onClick: () => remove.mutate({ id }) }]}
          />
        </>
      ),
    },
  ];
}
