import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { theme } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../../app/waiting.tsx';
import { clockTime } from '../../ui/centre-time.ts';
import { StepLink } from './step-link.tsx';

// most of a day is only looked at
const EntryDetail = lazy(() => import('./entry-detail.tsx').then((module) => ({ default: module.EntryDetail })));

interface Props {
  entry: ScheduleEntry;
  zone: string;
  now: Date | undefined;
  top: string;
  height: string;
}

/** One session on the day line: a click tells about it, another goes on with it. */
export function EntryBlock({ entry, zone, now, top, height }: Props) {
  const { t } = useTranslation('scheduling');
  const id = useId();
  const [open, setOpen] = useState(false);
  // what was begun from it goes on when it is closed
  const [wasOpened, setWasOpened] = useState(false);
  const style = useBlockStyle(entry);
  const from = clockTime(entry.time, zone);
  const state = entry.covered ? t(`state.${entry.state}`) : `${t(`state.${entry.state}`)}, ${t('notCovered')}`;
  return (
    <div className="entry-block" style={{ ...style, top, height }}>
      <button
        type="button"
        className="entry-open"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={t('entryLabel', { from, to: clockTime(entry.endTime, zone), child: entry.subjectName, state })}
      >
        {from} {entry.subjectName}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={entry.subjectName}
        className="entry-popover"
        onBeforeToggle={() => setWasOpened(true)}
        // what is begun from it takes its place
        onClick={({ target, currentTarget }) => (target as Element).closest('button, a') && currentTarget.hidePopover()}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <strong>{entry.subjectName}</strong>
        {wasOpened && (
          <Suspense fallback={<Waiting />}>
            <EntryDetail entry={entry} zone={zone} />
          </Suspense>
        )}
      </div>
      <StepLink entry={entry} now={now ?? new Date(entry.endTime)} />
    </div>
  );
}

/** How a booking in its state looks. */
export function useBlockStyle({ state, covered }: ScheduleEntry) {
  const { token } = theme.useToken();
  const tones = {
    scheduled: { background: token.colorPrimaryBg, borderColor: token.colorPrimary },
    opened: { background: token.colorSuccessBg, borderColor: token.colorSuccess },
    finished: { background: token.colorBgLayout, borderColor: token.colorTextTertiary },
    cancelled: { background: token.colorFillTertiary, borderColor: token.colorBorder },
    leave: { background: token.colorFillTertiary, borderColor: token.colorBorder },
    missed: { background: token.colorFillTertiary, borderColor: token.colorWarning },
  };
  const tone = tones[state];
  return {
    borderStyle: covered ? 'solid' : 'dashed',
    borderColor: covered ? tone.borderColor : token.colorWarning,
    borderRadius: token.borderRadiusSM,
    background: tone.background,
  };
}
