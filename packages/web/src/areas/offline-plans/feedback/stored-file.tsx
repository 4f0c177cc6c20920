import { useQuery } from '@tanstack/react-query';
import { Image, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { silenceUnderMusic } from '../../music/public.ts';
import type { FieldValue } from './values.ts';

const silence = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => void silenceUnderMusic(currentTarget);

/** A stored picture or video through its short-lived address. */
export function StoredFile({ fileId, isVideo, position }: { fileId: string; isVideo: boolean; position: number }) {
  const { t } = useTranslation('offlinePlans');
  const address = useQuery(api.files.address.queryOptions({ input: { id: fileId } }));
  if (!address.data)
    return (
      <Typography.Text type="secondary">{isVideo ? t('field.video', { position }) : t('field.picture', { position })}</Typography.Text>
    );
  const { url, fileName } = address.data;
  // the coach's own recording of a session: there is no text track to offer
  return isVideo ? (
    <video className="feedback-media" src={url} controls playsInline preload="metadata" aria-label={fileName} onPlay={silence} />
  ) : (
    <Image rootClassName="feedback-media" src={url} alt={fileName} />
  );
}

/** The file ids of an answer; a single id is accepted too. */
export function fileIdsOf(value: FieldValue | null | undefined): string[] {
  if (typeof value === 'string' && value !== '') return [value];
  return Array.isArray(value) ? value : [];
}
