import { useQueryClient } from '@tanstack/react-query';
import { mayListen } from '@trellis/contract/music/rules';
import type { TrialMusic, TrialView } from '@trellis/contract/trial-plans/schemas';
import { App, Button, Card, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { TrackList } from '../music/public.ts';
import { useMusic } from './queries.ts';
import { useTrialPlayer } from './use-trial-player.ts';

type Track = TrialMusic['tracks'][number];

/** The music of a trial: its tracks in order, again from the first three seconds after the last. */
export function TrialMusicPlayer({ trial }: { trial: TrialView }) {
  const { t } = useTranslation('trialPlans');
  const music = useMusic(trial.id).data?.music as TrialMusic | null | undefined;
  if (!music) return null;
  return (
    <section aria-labelledby="trial-music">
      <Typography.Title level={2} id="trial-music">
        {t('music.title')}
      </Typography.Title>
      {trial.isWritable ? <PlayedMusic trialPlanId={trial.id} music={music} /> : <TrackList tracks={music.tracks} />}
    </section>
  );
}

function PlayedMusic({ trialPlanId, music }: { trialPlanId: string; music: TrialMusic }) {
  const { t } = useTranslation('trialPlans');
  const { message } = App.useApp();
  const client = useQueryClient();
  const query = api.trialSessions.musics.queryOptions({ input: { trialPlanId } });
  const [isOpen, setOpen] = useState(false);
  const refresh = async (): Promise<readonly Track[]> => {
    await client.invalidateQueries({ queryKey: query.queryKey });
    return (client.getQueryData(query.queryKey)?.music?.tracks ?? music.tracks) as readonly Track[];
  };
  const { audio, events, trackId, play } = useTrialPlayer({
    refresh,
    onRepeat: () => void message.info(t('music.repeats')),
    onUnplayable: () => void message.error(t('music.cannotPlay')),
    onLost: () => void message.warning(t('music.notSaved')),
  });
  const current = music.tracks.find(({ id }) => id === trackId);
  const choose = (track: { id: string }) => {
    const known = music.tracks.find(({ id }) => id === track.id);
    if (!known) return;
    if (!mayListen(music.tracks, known.id)) return void message.warning(known.cannotListenReason ?? t('music.inOrder'));
    play(known);
  };
  const begin = () => {
    setOpen(true);
    const resumed = music.tracks.find(({ isFinished }) => !isFinished) ?? music.tracks[0];
    if (resumed) play(resumed);
  };
  return (
    <Card size="small">
      <Flex vertical gap="small">
        <Flex gap="middle" align="center" justify="space-between" wrap>
          <Typography.Text strong>{current ? current.title : music.name}</Typography.Text>
          {!isOpen && <Button onClick={begin}>{t('music.play')}</Button>}
        </Flex>
        {/* instrumental music: there is nothing to caption */}
        <audio ref={audio} controls hidden={!isOpen} className="trial-audio" aria-label={t('music.title')} {...events} />
        {isOpen && <TrackList tracks={music.tracks} currentId={trackId} onPlay={choose} />}
      </Flex>
    </Card>
  );
}
