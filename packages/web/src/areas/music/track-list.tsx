import type { Track } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/status.tsx';
import { clock, heardOf } from './heard.ts';
import '../../ui/item-list.css';

interface TrackListProps {
  tracks: readonly Track[];
  currentId?: string | undefined;
  /** Given in the player. */
  onPlay?: (track: Track) => void;
}

/** The tracks in order: how far each was heard, whether it was punched, and what can be done with it now. */
export function TrackList({ tracks, currentId, onPlay }: TrackListProps) {
  const { t } = useTranslation('music');
  return (
    <ol className="item-list">
      {tracks.map((track) => {
        const { position, title } = track;
        return (
          <li key={track.id} aria-current={track.id === currentId || undefined}>
            <Flex className="item-line" gap="small" align="center" justify="space-between" wrap>
              <Flex gap="small" align="center" wrap>
                <Heard track={track} />
                <Typography.Text strong={track.id === currentId}>{title}</Typography.Text>
                <Typography.Text type="secondary">{clock(track.duration)}</Typography.Text>
                {track.boneConduction && <Status>{t('boneConduction')}</Status>}
              </Flex>
              {onPlay && track.id !== currentId && (
                <Button aria-label={t('playOf', { position, title })} onClick={() => onPlay(track)}>
                  {t('play')}
                </Button>
              )}
            </Flex>
          </li>
        );
      })}
    </ol>
  );
}

function Heard({ track }: { track: Track }) {
  const { t } = useTranslation('music');
  if (track.isPunched) return <Status meaning="good">{t('punched')}</Status>;
  if (track.isFinished) return <Status meaning="waiting">{t('heard')}</Status>;
  const heard = heardOf(track);
  return <Status>{heard > 0 ? t('heardSoFar', { time: clock(heard) }) : t('notHeard')}</Status>;
}
