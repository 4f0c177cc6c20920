import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { Popover, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/centre-time.ts';
import { dayAxis } from './day-axis.ts';
import { EntryDetail } from './entry-detail.tsx';

/** One session on the day line; a click tells about it. */
export function EntryBlock({ entry, zone }: { entry: ScheduleEntry; zone: string }) {
  const { t } = useTranslation('scheduling');
  const [open, setOpen] = useState(false);
  const style = useBlockStyle(entry);
  const from = clockTime(entry.time, zone);
  const state = entry.covered ? t(`state.${entry.state}`) : `${t(`state.${entry.state}`)}, ${t('notCovered')}`;
  return (
    <Popover
      trigger="click"
      placement="right"
      open={open}
      onOpenChange={setOpen}
      title={entry.subjectName}
      content={<EntryDetail entry={entry} zone={zone} onDone={() => setOpen(false)} />}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-label={t('entryLabel', { from, to: clockTime(entry.endTime, zone), child: entry.subjectName, state })}
        style={{ ...style, top: dayAxis.offset(entry.time, zone), height: dayAxis.extent(entry.time, entry.endTime, zone) }}
      >
        {from} {entry.subjectName}
      </button>
    </Popover>
  );
}

function useBlockStyle({ state, covered }: ScheduleEntry) {
  const { token } = theme.useToken();
  const tones = {
    scheduled: { background: token.colorPrimaryBg, borderColor: token.colorPrimary },
    opened: { background: token.colorSuccessBg, borderColor: token.colorSuccess },
    finished: { background: token.colorFillSecondary, borderColor: token.colorTextTertiary },
    cancelled: { background: token.colorFillTertiary, borderColor: token.colorBorder },
  };
  const tone = tones[state];
  return {
    position: 'absolute',
    insetInline: token.paddingXXS,
    overflow: 'hidden',
    padding: `0 ${token.paddingXXS}px`,
    border: `${token.lineWidth}px ${covered ? 'solid' : 'dashed'} ${covered ? tone.borderColor : token.colorWarning}`,
    borderInlineStartWidth: token.sizeXXS,
    borderRadius: token.borderRadiusSM,
    background: tone.background,
    color: token.colorText,
    font: 'inherit',
    fontSize: token.fontSizeSM,
    lineHeight: token.lineHeightSM,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  } as const;
}
