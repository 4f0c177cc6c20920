import { CaretRightOutlined, CloseOutlined, PauseOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useBlocker, useLocation } from '@tanstack/react-router';
import { mayListen } from '@trellis/contract/music/rules';
import type { Track } from '@trellis/contract/offline-plans/schemas';
import { App, Button, Slider, Typography } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useUnsent } from '../../app/unsent/use-unsent.ts';
import { useAsk } from '../../ui/use-ask.ts';
import { clock, heardOf, type Place, type PlayedSession } from './heard.ts';
import { laneOfMusic, refusedReport } from './reporter.ts';
import { staysOpen } from './stays-open.ts';
import { TrackList } from './track-list.tsx';
import { usePlayer } from './use-player.ts';
import './player.css';

/** Between the last track of a trial and its first one again. */
const secondsToRepeat = 3;

interface PlayerProps {
  session: PlayedSession;
  first: Place;
  /** Another track is played now. */
  onTrack: (trackId: string) => void;
  onClose: () => void;
}

/** The music player of a session, beneath the header of whichever page it stays open on: its tracks in order, from where they were left. */
export function Player({ session, first, onTrack, onClose }: PlayerProps) {
  const { t } = useTranslation('music');
  const { message } = App.useApp();
  const [isListOpen, setListOpen] = useState(false);
  const { tracks, refresh, finish } = useTracks(session);
  const player = usePlayer({
    session,
    first,
    onEnded: (ended, goesOn) => {
      void refresh();
      const known = finish(ended);
      if (goesOn) goOn(ended, known);
    },
    onUnplayable: () => {
      void message.error(t('cannotPlay'));
      void refresh();
    },
    onNotKept: () => void message.warning(t('cachingFailed')),
  });
  const { trackId } = player;
  useEffect(() => onTrack(trackId), [onTrack, trackId]);

  const repeat = useRepeat();
  const choose = (track: Track, known: readonly Track[] = tracks) => {
    if (!mayListen(known, track.id)) void message.warning(track.cannotListenReason ?? t('inOrder'));
    else {
      repeat.end();
      player.load({ track, at: track.isFinished ? 0 : heardOf(track) });
    }
  };
  const goOn = (ended: Track, known: readonly Track[]) => {
    const next = known.find((track) => track.position > ended.position);
    if (next) return choose(next, known);
    const [again] = known;
    if (session.kind === 'trial' && again) {
      void message.info(t('repeats'));
      return repeat.begin(() => player.load({ track: again, at: 0 }));
    }
    void message.warning(t('lastFinished'));
    onClose();
  };

  useLeaving(player.isPlaying, onClose);
  useLostNetwork(session.id);
  useRefusals(onClose);

  const current = tracks.find((track) => track.id === trackId);
  return (
    <section className="music-player" aria-label={t('player')}>
      {/* instrumental music: there is nothing to caption */}
      <audio ref={player.audio} preload="auto" {...player.events} />
      <div className="player-line">
        <Button
          className="player-play"
          type="primary"
          aria-label={player.isPlaying ? t('pause') : t('play')}
          icon={player.isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
          onClick={player.isPlaying ? player.pause : player.play}
        />
        <div className="player-words">
          <Typography.Text strong ellipsis>
            {current?.title}
          </Typography.Text>
          <SessionLink session={session} />
        </div>
        <div className="player-place">
          <Slider
            ariaLabelForHandle={t('seek')}
            min={0}
            max={Math.max(1, current?.duration ?? 1)}
            value={player.position}
            onChange={player.seek}
            tooltip={{ formatter: (seconds) => clock(seconds ?? 0) }}
          />
          <Typography.Text className="tabular">
            {clock(player.position)} / {clock(current?.duration ?? 0)}
          </Typography.Text>
        </div>
        <Button
          className="player-list"
          aria-label={t('tracks')}
          aria-expanded={isListOpen}
          icon={<UnorderedListOutlined aria-hidden />}
          onClick={() => setListOpen(!isListOpen)}
        />
        <Button className="player-close" aria-label={t('close')} icon={<CloseOutlined aria-hidden />} onClick={onClose} />
      </div>
      {isListOpen && <TrackList tracks={tracks} currentId={trackId} onPlay={choose} />}
    </section>
  );
}

function SessionLink({ session: { kind, planId, num, name } }: { session: PlayedSession }) {
  const { t } = useTranslation('music');
  if (kind === 'trial')
    return (
      <Link className="player-session" to="/system/center/detail/trialSessionDetail" search={{ trialPlanId: planId }}>
        {t('ofTrial', { name })}
      </Link>
    );
  return (
    <Link
      className="player-session"
      to={kind === 'class' ? '/system/center/detail/groupOfflinePlanDetail' : '/system/center/detail/userOfflineCourseDetail'}
      search={{ planId, num }}
    >
      {t('ofSession', { name, num })}
    </Link>
  );
}

/** After the last track of a trial its music begins again, unless something else was chosen. */
function useRepeat() {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(waiting.current);
  useEffect(() => end, []);
  const begin = (play: () => void) => {
    end();
    waiting.current = setTimeout(play, secondsToRepeat * 1000);
  };
  return { begin, end };
}

/** The tracks as the center has them, and what was heard here since; as they were when the player opened until it answers. */
function useTracks(session: PlayedSession) {
  const client = useQueryClient();
  const isTrial = session.kind === 'trial';
  const ofSession = useQuery({
    ...api.musicRecords.tracks.queryOptions({ input: { sessionId: session.id }, enabled: !isTrial }),
    meta: { quiet: true },
  });
  const ofTrial = useQuery({
    ...api.trialSessions.musics.queryOptions({ input: { trialPlanId: session.id }, enabled: isTrial }),
    meta: { quiet: true },
  });
  const known: readonly Track[] = (isTrial ? ofTrial.data?.music?.tracks : ofSession.data) ?? session.tracks;
  const [heardHere, setHeardHere] = useState<readonly string[]>([]);
  const withHeard = (ids: readonly string[]) =>
    known.map((track): Track => (ids.includes(track.id) ? { ...track, isFinished: true } : track));
  const refresh = async () => {
    const changed = isTrial ? [api.trialSessions.musics.key()] : [api.musicRecords.key(), api.offlinePlans.key()];
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const finish = (track: Track) => {
    const ids = [...heardHere, track.id];
    setHeardHere(ids);
    return withHeard(ids);
  };
  return { tracks: withHeard(heardHere), refresh, finish };
}

/** Asks before a page that it does not go on beyond is left for while music plays, and closes there. */
function useLeaving(isPlaying: boolean, onClose: () => void) {
  const { t } = useTranslation('music');
  const ask = useAsk();
  const { pathname } = useLocation();
  const isLeft = !staysOpen(pathname);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (isLeft) close.current();
  }, [isLeft]);
  useBlocker({
    enableBeforeUnload: () => isPlaying,
    shouldBlockFn: async ({ next }) => {
      if (!isPlaying || staysOpen(next.pathname)) return false;
      return !(await ask({ title: t('leaveTitle'), text: t('leaveText'), ok: t('leave'), cancel: t('stay') }));
    },
  });
}

/** Says once that the network is gone; what arrives clears it. */
function useLostNetwork(sessionId: string) {
  const { t } = useTranslation('music');
  const { message } = App.useApp();
  const { waiting, isHeldUp } = useUnsent(laneOfMusic(sessionId));
  const isLost = isHeldUp && waiting.length > 0;
  const isSaid = useRef(false);
  useEffect(() => {
    if (isLost && !isSaid.current) void message.warning(t('networkDisconnected'));
    isSaid.current = isHeldUp && (isSaid.current || isLost);
  }, [isLost, isHeldUp, message, t]);
}

/** What the center refuses is said; where the session does not run any more the player closes. */
function useRefusals(onClose: () => void) {
  const { message } = App.useApp();
  const refused = useSyncExternalStore(refusedReport.subscribe, refusedReport.current);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!refused) return;
    refusedReport.set(null);
    void message.warning(refused.message);
    if (refused.code !== 'RocketSystem:TrackOutOfOrder') close.current();
  }, [refused, message]);
}
