import type { UploadedList } from '@trellis/contract/imports/lists';
import { App, Button, Card, Flex, Segmented, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { whenKept } from '../../app/when-kept.ts';
import { download } from '../download.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { useCorrections } from './corrections.ts';
import { ImportButton } from './import-button.tsx';
import { type ImportSearch, type RowKind, rowKinds } from './import-search.ts';
import type { ListImport } from './list-import.ts';
import { MappingCard } from './mapping-card.tsx';
import { useCancelImport, useRows } from './queries.ts';
import { RowTable } from './row-table.tsx';

interface PreviewListProps {
  kind: ListImport;
  list: UploadedList;
  search: ImportSearch;
  onSearch: (next: ImportSearch) => void;
  /** The list was given up. */
  onGone: () => void;
}

/** The rows before they are imported: what is wrong, what is worth a look, and how many will be added. */
export function PreviewList({ kind, list, search, onSearch, onGone }: PreviewListProps) {
  const { t } = useTranslation('imports');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const rows = useRows(kind, list.id, search);
  const cancel = useCancelImport(kind);
  const corrections = useCorrections(kind, list.id);
  useUnsaved(() => !corrections.isEmptyNow(), corrections.isSending);
  // other rows are shown once what was typed over these is kept
  const show = async (next: ImportSearch) => (await corrections.send()) && onSearch(next);
  const { valid = 0, faulty = 0, warned = 0 } = rows.data ?? {};
  const counts: Record<RowKind, number> = { all: list.rowCount, faulty, warned };
  const fetchFaulty = () =>
    download(`${kind.path}/${list.id}/faultyRow`, {}).catch((error: Error) => void message.error(failureText(error)));
  return (
    <>
      <MappingCard kind={kind} list={list} />
      <Card title={t('preview.title', { file: list.fileName })}>
        <Flex vertical gap="middle">
          <Flex gap="small" justify="space-between" wrap>
            <Typography.Text role="status">{t('preview.summary', { valid, faulty, warned })}</Typography.Text>
            <Flex gap="small" wrap>
              <Button loading={cancel.isPending} onClick={() => whenKept(cancel, { importId: list.id }, onGone)}>
                {t('word.discard')}
              </Button>
              {faulty > 0 && <Button onClick={() => void fetchFaulty()}>{t('preview.faultyFile')}</Button>}
              <ImportButton
                kind={kind}
                importId={list.id}
                valid={valid}
                faulty={faulty}
                isReady={rows.isSuccess && !rows.isFetching && corrections.isEmpty}
              />
            </Flex>
          </Flex>
          <Flex gap="small" justify="space-between" align="center" wrap>
            <Segmented<RowKind>
              aria-label={t('preview.kind')}
              value={search.kind ?? 'all'}
              onChange={(shown) => void show({ ...search, kind: shown, page: 1 })}
              options={rowKinds.map((value) => ({ value, label: t(`preview.${value}`, { count: counts[value] }) }))}
            />
            {faulty > 0 && (
              <Flex gap="small" align="center" wrap>
                <Typography.Text type="secondary">{t('preview.mendHint')}</Typography.Text>
                <Button disabled={corrections.isEmpty} loading={corrections.isSending} onClick={() => void corrections.send()}>
                  {t('preview.checkAgain')}
                </Button>
              </Flex>
            )}
          </Flex>
          <RowTable kind={kind} list={list} rows={rows} search={search} onSearch={(next) => void show(next)} corrections={corrections} />
        </Flex>
      </Card>
    </>
  );
}
