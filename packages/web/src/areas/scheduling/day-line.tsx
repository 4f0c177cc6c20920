import { limits } from '@trellis/contract/limits';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { Card, Empty, Flex, Typography, theme } from 'antd';
import { useTranslation } from 'react-i18next';
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
    <Card size="small" title={t('dayLine')} extra={<Typography.Text type="secondary">{t('zone', { zone: today.zone })}</Typography.Text>}>
      {isEmpty && <NoSessions />}
      {!isEmpty && (
        <div tabIndex={0} role="region" aria-label={t('dayLine')} style={{ overflowX: 'auto' }}>
          <Flex style={{ minWidth: 'max-content', position: 'relative' }}>
            <Hours hourHeight={hourHeight} />
            {today.coaches.map((coach) => {
              const entries = coach.entries.filter((entry) => entry.state !== 'cancelled');
              return (
                <section key={coach.id} aria-label={coach.name} style={{ flex: '1 0 0', minWidth: columnWidth }}>
                  <Flex vertical style={{ height: token.controlHeightLG, paddingInline: token.paddingXXS }}>
                    <Typography.Text strong ellipsis>
                      {coach.name}
                    </Typography.Text>
                    <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
                      {t('sessions', { count: entries.length })}
                    </Typography.Text>
                  </Flex>
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
          </Flex>
        </div>
      )}
    </Card>
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
  const description = (
    <Flex vertical gap="small">
      <Typography.Text strong>{t('emptyTitle')}</Typography.Text>
      <Typography.Text type="secondary">{t('emptyHint')}</Typography.Text>
    </Flex>
  );
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={description} />;
}
