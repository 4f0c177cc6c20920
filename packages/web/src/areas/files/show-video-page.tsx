import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isSignedAddress } from '@trellis/contract/files/viewing';
import { Result, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabTitle } from '../../ui/tab-title.tsx';
import { PdfPlace } from './pdf-place.tsx';
import { VideoPlayer } from './video-player.tsx';

const route = getRouteApi('/showVideo');

/** A video in a tab of its own: by an address that the server signed, no other is played, or by its id in the library. */
export function ShowVideoPage() {
  const { t } = useTranslation('files');
  const { url = '', vid } = route.useSearch();
  if (vid) return <LibraryFile key={vid} vid={vid} />;
  const isOurs = isSignedAddress(url, window.location.origin);
  return (
    <>
      <TabTitle title={t('word.video')} />
      <PageHeader title={t('word.video')} />
      <VideoPlayer key={url} url={isOurs ? url : undefined} />
    </>
  );
}

/** A video of the library, or a document page by page, if the server lets the reader have it. */
function LibraryFile({ vid }: { vid: string }) {
  const { t } = useTranslation('files');
  // a new address would begin the video again while it plays
  const options = { retry: false, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } };
  const { data, error, dataUpdatedAt, refetch } = useQuery(api.videos.playAuth.queryOptions({ input: { vid }, ...options }));
  if (error) return <Result status="404" title={t('review.missing')} subTitle={error.message} />;
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (!data.type.startsWith('video/')) {
    return (
      <>
        <TabTitle title={data.fileName} />
        <PageHeader title={data.fileName} />
        <PdfPlace url={data.url} givenAt={dataUpdatedAt} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <TabTitle title={data.fileName} />
      <PageHeader title={data.fileName} />
      <VideoPlayer key={data.url} url={data.url} />
    </>
  );
}
