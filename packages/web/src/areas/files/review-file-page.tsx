import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Button, Result, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabTitle } from '../../ui/tab-title.tsx';
import './files.css';
import { PdfPlace } from './pdf-place.tsx';
import { Watermark } from './watermark.tsx';

const route = getRouteApi('/system/reviewfile');

/** A CV in a tab of its own: a PDF page by page, a picture as it is. */
export function ReviewFilePage() {
  const { t } = useTranslation('files');
  const { id } = route.useSearch();
  const user = useCurrentUser();
  const query = useQuery(
    // a new address would load the document again while it is read
    api.account.resume.queryOptions({
      input: { id },
      enabled: id !== '',
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { quiet: true },
    }),
  );
  if (id === '' || query.isError) return <Result status="404" title={t('review.missing')} subTitle={query.error?.message} />;
  if (!query.data) return <Skeleton active paragraph={{ rows: 12 }} />;
  const { url, fileName, type, ownerName } = query.data;
  const download = (
    <Button href={url} download={fileName}>
      {t('review.download')}
    </Button>
  );
  return (
    <>
      <TabTitle title={t('review.title', { name: ownerName })} />
      <PageHeader title={t('review.title', { name: ownerName })} extra={download} />
      {type === 'application/pdf' ? (
        <PdfPlace url={url} givenAt={query.dataUpdatedAt} onRetry={() => void query.refetch()} />
      ) : (
        <div className="document-sheet">
          <img src={url} alt={fileName} />
          <Watermark viewer={user} />
        </div>
      )}
    </>
  );
}
