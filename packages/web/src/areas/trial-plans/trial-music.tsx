import type { TrialMusic, TrialView } from '@trellis/contract/trial-plans/schemas';
import { Button, Card, Flex, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusIfLost } from '../../app/focus-if-lost.ts';
import { closePlayer, openPlayer, type Place, placeToResume, StartDialog, TrackList, usePlayedTrack } from '../music/public.ts';
import { useMusic } from './queries.ts';

/** The music of a trial: its tracks in order, in the player of the frame; after the last it begins again. */
export function TrialMusicCard({ trial }: { trial: TrialView }) {
  const { t } = useTranslation('trialPlans');
  const music = useMusic(trial.id).data?.music as TrialMusic | null | undefined;
  if (!music) return null;
  return (
    <section aria-labelledby="trial-music">
      <Typography.Title className="trial-section" level={2} id="trial-music">
        {t('music.title')}
      </Typography.Title>
      <PlayedMusic trial={trial} music={music} />
    </section>
  );
}

function PlayedMusic({ trial, music }: { trial: TrialView; music: TrialMusic }) {
  const { t } = useTranslation('trialPlans');
  const card = useRef<HTMLDivElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const playedId = usePlayedTrack(trial.id);
  const isOver = !trial.isWritable && playedId !== undefined;
  useEffect(() => {
    if (isOver) closePlayer();
  }, [isOver]);
  const play = (place: Place) => {
    // the button that starts it goes
    card.current?.focus({ preventScroll: true });
    openPlayer({ id: trial.id, kind: 'trial', planId: trial.id, num: 1, name: trial.subject.name, tracks: music.tracks }, place);
  };
  const start = () => {
    const [track] = music.tracks;
    if (!track || placeToResume(music.tracks) !== null) setIsChoosing(true);
    else play({ track, at: 0 });
  };
  return (
    <Card size="small">
      <Flex ref={card} tabIndex={-1} vertical gap="small">
        <Flex gap="middle" align="center" justify="space-between" wrap>
          <Typography.Text strong>{music.name}</Typography.Text>
          {trial.isWritable && playedId === undefined && <Button onClick={start}>{t('music.play')}</Button>}
        </Flex>
        <TrackList tracks={music.tracks} currentId={playedId} />
      </Flex>
      {isChoosing && (
        <StartDialog
          music={music}
          onStart={play}
          onClose={() => {
            setIsChoosing(false);
            focusIfLost(card.current);
          }}
        />
      )}
    </Card>
  );
}
