import { getRouteApi } from '@tanstack/react-router';
import { isSignedAddress } from '@trellis/contract/files/viewing';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { VideoPlayer } from './video-player.tsx';

const route = getRouteApi('/showVideo');

/** A video in a tab of its own. Only addresses that the server signed are played. */
export function ShowVideoPage() {
  const { t } = useTranslation('files');
  const { url } = route.useSearch();
  const isOurs = isSignedAddress(url, window.location.origin);
  return (
    <>
      <PageHeader title={t('video.title')} />
      <VideoPlayer key={url} url={isOurs ? url : undefined} />
    </>
  );
}
