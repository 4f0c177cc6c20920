import { Skeleton } from 'antd';
import { LoadFailed } from '../load-failed.tsx';
import { MenuTrail } from '../menu-trail.tsx';
import { PageHeader } from '../page-header.tsx';
import { FormerImports } from './former-imports.tsx';
import { ImportResult } from './import-result.tsx';
import type { ImportSearch } from './import-search.ts';
import type { ListImport } from './list-import.ts';
import { PreviewList } from './preview-list.tsx';
import { useList } from './queries.ts';
import { UploadCard } from './upload-card.tsx';

interface ImportPageProps {
  kind: ListImport;
  search: ImportSearch;
  onSearch: (next: ImportSearch) => void;
}

/** What comes in from a file: upload, look through, import, undo. */
export function ImportPage({ kind, search, onSearch }: ImportPageProps) {
  const { id, size } = search;
  return (
    <>
      <MenuTrail here={kind.words.title} />
      <PageHeader title={kind.words.title} />
      {id === undefined ? (
        <>
          <UploadCard kind={kind} onUploaded={(uploaded) => onSearch({ id: uploaded, page: 1, size })} />
          <FormerImports kind={kind} />
        </>
      ) : (
        <OneList key={id} id={id} kind={kind} search={search} onSearch={onSearch} />
      )}
    </>
  );
}

function OneList({ id, kind, search, onSearch }: ImportPageProps & { id: string }) {
  const list = useList(kind, id);
  const startAgain = () => onSearch({ page: 1, size: search.size });
  if (list.isError) return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (list.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (list.data.result) return <ImportResult kind={kind} importId={id} result={list.data.result} onAgain={startAgain} />;
  return <PreviewList kind={kind} list={list.data} search={search} onSearch={onSearch} onGone={startAgain} />;
}
