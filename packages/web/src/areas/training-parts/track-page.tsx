import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '@trellis/contract/training-parts/track';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { toast } from '../../app/toast.ts';
import { whenKept } from '../../app/when-kept.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';
import { FileField } from '../content/public.ts';

/** Pieces of music: heard where they are listed, each as long as its file says. */
export function TrackPage() {
  const { t } = useTranslation('trainingParts');
  const queryClient = useQueryClient();
  const readLength = useMutation(
    api.tracks.setDuration.mutationOptions({ onSuccess: () => queryClient.invalidateQueries({ queryKey: api.tracks.key() }) }),
  );
  return (
    <DeclaredPage
      of={track}
      calls={api.tracks}
      mayWrite={useCurrentUser().canWrite('RocketSystem.Content')}
      columns={['title', 'code', 'duration', 'musicCourses', 'boneConduction', 'file']}
      cells={{
        duration: ({ duration }) => clockOf(duration),
        file: ({ title, file }) => <audio controls preload="none" src={file.url} aria-label={t('tracks.listen', { name: title })} />,
      }}
      inputs={{ fileId: <FileField kind="track" /> }}
      actions={({ id, title }) => [
        {
          key: 'length',
          label: t('tracks.readLength'),
          onClick: () => whenKept(readLength, { id }, () => toast('success', t('tracks.lengthRead', { name: title }))),
        },
      ]}
    />
  );
}

/** Seconds as a clock counts them. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
