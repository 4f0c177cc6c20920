import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { type CSSProperties, lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../../app/waiting.tsx';
import { clockTime } from '../../ui/centre-time.ts';
import { OnFloor } from '../../ui/on-floor.tsx';
import { lookOf } from './booking-look.ts';
import { nameOf } from './booking-of.ts';
import { StepLink } from './step-link.tsx';

// most of a day is only looked at
const EntryDetail = lazy(() => import('./entry-detail.tsx').then((module) => ({ default: module.EntryDetail })));

interface Props {
  entry: ScheduleEntry;
  zone: string;
  now: Date | undefined;
  place: CSSProperties;
}

/** One session on the day line: a click tells about it, another goes on with it. */
export function EntryBlock({ entry, zone, now, place }: Props) {
  const { t } = useTranslation('scheduling');
  const id = useId();
  const [open, setOpen] = useState(false);
  // what was begun from it goes on when it is closed
  const [wasOpened, setWasOpened] = useState(false);
  const name = nameOf(t, entry);
  const from = clockTime(entry.time, zone);
  const state = entry.covered ? t(`state.${entry.state}`) : `${t(`state.${entry.state}`)}, ${t('notCovered')}`;
  return (
    <div className="entry-block booking-look" {...lookOf(entry)} style={place}>
      <button
        type="button"
        className="entry-open"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={t('entryLabel', { from, to: clockTime(entry.endTime, zone), child: name, state })}
      >
        {from} {name}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className="entry-popover"
        onBeforeToggle={() => setWasOpened(true)}
        // what is begun from it takes its place
        onClick={({ target, currentTarget }) => (target as Element).closest('button, a') && currentTarget.hidePopover()}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <strong>{name}</strong>
        <OnFloor waiting={<Waiting />}>{wasOpened && <EntryDetail entry={entry} zone={zone} />}</OnFloor>
      </div>
      <StepLink entry={entry} now={now ?? new Date(entry.endTime)} />
    </div>
  );
}
