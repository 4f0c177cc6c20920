import { limits } from '@trellis/contract/limits';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainCard } from '../../ui/plain-card.tsx';
import { dayAxis } from './day-axis.ts';
import { EntryBlock } from './entry-block.tsx';
import { NowLine } from './now-line.tsx';

const { firstHour, endHour } = limits.schedule;
const hours = Array.from({ length: endHour - firstHour }, (_, index) => firstHour + index);

/** The sessions of the day: hours downward, a column for every coach. */
export function DayLine({ today }: { today: Today }) {
  const { t } = useTranslation('scheduling');
  const { token } = theme.useToken();
  const hourHeight = token.controlHeightLG;
  const columnWidth = token.screenXS / 4;
  const isEmpty = today.coaches.every((coach) => coach.entries.every((entry) => entry.state === 'cancelled'));

  return (
    <PlainCard title={t('dayLine')} extra={t('zone', { zone: today.zone })}>
      {isEmpty && <NoSessions />}
      {!isEmpty && (
        <div tabIndex={0} role="region" aria-label={t('dayLine')} style={{ overflowX: 'auto' }}>
          <div className="day-line">
            <Hours hourHeight={hourHeight} />
            {today.coaches.map((coach) => {
              const entries = coach.entries.filter((entry) => entry.state !== 'cancelled');
              return (
                <section key={coach.id} aria-label={coach.name} style={{ flex: '1 0 0', minWidth: columnWidth }}>
                  <div style={{ height: token.controlHeightLG, paddingInline: token.paddingXXS }}>
                    <strong className="day-line-coach" title={coach.name}>
                      {coach.name}
                    </strong>
                    <span className="quiet" style={{ fontSize: token.fontSizeSM }}>
                      {t('sessions', { count: entries.length })}
                    </span>
                  </div>
                  <div
                    style={{
                      position: 'relative',
                      height: hours.length * hourHeight,
                      borderInlineStart: `${token.lineWidth}px solid ${token.colorSplit}`,
                    }}
                  >
                    {hours.map((hour) => (
                      <div
                        key={hour}
                        style={{
                          boxSizing: 'border-box',
                          height: hourHeight,
                          borderBlockStart: `${token.lineWidth}px solid ${token.colorSplit}`,
                        }}
                      />
                    ))}
                    {entries.map((entry) => (
                      <EntryBlock key={entry.id} entry={entry} zone={today.zone} />
                    ))}
                    <NowLine zone={today.zone} date={today.date} />
                  </div>
                </section>
              );
            })}
          </div>
        </div>
      )}
    </PlainCard>
  );
}

function Hours({ hourHeight }: { hourHeight: number }) {
  const { token } = theme.useToken();
  return (
    <div
      aria-hidden
      style={{
        position: 'relative',
        flex: 'none',
        width: token.controlHeightLG + token.paddingSM,
        paddingBlockStart: token.controlHeightLG,
      }}
    >
      {hours.map((hour) => (
        <div
          key={hour}
          style={{ height: hourHeight, color: token.colorTextSecondary, fontSize: token.fontSizeSM, fontVariantNumeric: 'tabular-nums' }}
        >
          {dayAxis.label(hour)}
        </div>
      ))}
    </div>
  );
}

function NoSessions() {
  const { t } = useTranslation('scheduling');
  return (
    <div className="nothing-today">
      <strong>{t('emptyTitle')}</strong>
      <p className="quiet">{t('emptyHint')}</p>
    </div>
  );
}
