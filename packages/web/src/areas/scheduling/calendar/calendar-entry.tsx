import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { mayChangeBooking } from '@trellis/contract/scheduling/series-rules';
import { Popover } from 'antd';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { clockTime } from '../../../ui/centre-time.ts';
import { lookOf } from '../booking-look.ts';
import { nameOf } from '../booking-of.ts';
import { EntryDetail } from '../entry-detail.tsx';
import { useDrag } from './use-drag.ts';

interface Props {
  entry: ScheduleEntry;
  zone: string;
  /** Its place on a grid; in a list it stands in its line. */
  style?: CSSProperties;
  /** What is said beside the child. */
  beside?: string;
  onMoved?: (entry: ScheduleEntry, column: string, down: number) => void;
}

/** What is no longer has room for two lines. */
const shortest = 30 * 60_000;

/** A booking on the calendar: a click tells about it, and one that is to come is dragged to another time. */
export function CalendarEntry({ entry, zone, style, beside, onMoved }: Props) {
  const { t } = useTranslation('scheduling');
  const { roles, id, can } = useCurrentUser();
  const [open, setOpen] = useState(false);
  const mayMove = entry.state === 'scheduled' && can('RocketSystem.Schedule.Write') && mayChangeBooking(roles, id, entry.trainerId);
  const drag = useDrag(mayMove && onMoved !== undefined, ({ column, down }) => onMoved?.(entry, column, down));
  const [from, to] = [clockTime(entry.time, zone), clockTime(entry.endTime, zone)];
  const state = entry.covered ? t(`state.${entry.state}`) : `${t(`state.${entry.state}`)}, ${t('notCovered')}`;
  const moved = drag.offset && { transform: `translate(${drag.offset.x}px, ${drag.offset.y}px)`, zIndex: 4 };
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={(next) => setOpen(next && !drag.wasDragged())}
      getPopupContainer={(trigger) => trigger.closest<HTMLElement>('main') ?? document.body}
      title={nameOf(t, entry)}
      content={<EntryDetail entry={entry} zone={zone} onDone={() => setOpen(false)} />}
    >
      <button
        type="button"
        className={style ? 'calendar-entry booking-look on-grid' : 'calendar-entry booking-look'}
        {...lookOf(entry)}
        data-short={Date.parse(entry.endTime) - Date.parse(entry.time) <= shortest}
        data-movable={mayMove && onMoved !== undefined}
        aria-expanded={open}
        style={{ ...style, ...moved }}
        {...drag.handlers}
      >
        <strong>
          {from} {nameOf(t, entry)}
        </strong>
        {beside && <span>{beside}</span>}
        <span className="unseen">{` ${from}–${to}, ${state}`}</span>
      </button>
    </Popover>
  );
}
