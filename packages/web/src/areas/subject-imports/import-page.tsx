import { getRouteApi } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { MenuTrail } from '../../ui/menu-trail.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormerImports } from './former-imports.tsx';
import { ImportResult } from './import-result.tsx';
import type { ImportSearch } from './import-search.ts';
import { PreviewList } from './preview-list.tsx';
import { useList } from './queries.ts';
import { UploadCard } from './upload-card.tsx';

const route = getRouteApi('/system/center/menu/user/subjectImport');

/** Children from a file: upload, look through, import. */
export function ImportPage() {
  const { t } = useTranslation('subjectImports');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: ImportSearch) => void navigate({ search: next, replace: next.id === search.id });
  const { id, size } = search;
  return (
    <>
      <MenuTrail here={t('title')} />
      <PageHeader title={t('title')} />
      {id === undefined ? (
        <>
          <UploadCard onUploaded={(uploaded) => show({ id: uploaded, page: 1, size })} />
          <FormerImports />
        </>
      ) : (
        <OneList key={id} id={id} search={search} onSearch={show} />
      )}
    </>
  );
}

function OneList({ id, search, onSearch }: { id: string; search: ImportSearch; onSearch: (next: ImportSearch) => void }) {
  const list = useList(id);
  const startAgain = () => onSearch({ page: 1, size: search.size });
  if (list.isError) return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (list.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (list.data.result) return <ImportResult importId={id} result={list.data.result} onAgain={startAgain} />;
  return <PreviewList list={list.data} search={search} onSearch={onSearch} onGone={startAgain} />;
}
