import type { ErrorCode } from '@trellis/contract/errors';
import { type Clash, clashingSession, createSchedule } from '@trellis/contract/scheduling/schemas';
import { Alert, Button, Form, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CallError } from '../../app/call-error.ts';
import { clockTime, wallClock } from '../../ui/centre-time.ts';
import { useMomentText } from '../../ui/in-drawer.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { ScheduleValues } from './schedule-values.ts';

/** What a reason goes beyond; a clash is never one of them. */
const overridable: readonly string[] = ['RocketSystem:TooManySchedules', 'RocketSystem:DailyLimitReached'] satisfies ErrorCode[];

/** Why nothing was scheduled; every session that clashes is named with a free time near it. */
export function ScheduleRefusal({ error, zone }: { error: Error; zone: string }) {
  const { t } = useTranslation(['scheduling', 'calendar']);
  const { token } = theme.useToken();
  const momentText = useMomentText();
  const place = useRef<HTMLDivElement>(null);
  const form = Form.useFormInstance<ScheduleValues>();
  const sessions = clashesOf(error);
  const lineOf = ({ kind, name, from, to }: Clash) =>
    kind === 'leave'
      ? t('calendar:clash.leave', { name })
      : t(`form.clash.${kind}`, { name, from: clockTime(from, zone), to: clockTime(to, zone) });
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const isWarning = error instanceof CallError && overridable.includes(error.code);
  const [only] = sessions;
  const freeTime = sessions.length === 1 ? only?.freeTime : null;
  return (
    <div ref={place} role="alert" style={{ marginBottom: token.margin }}>
      {sessions.length === 0 && (
        <Alert type={isWarning ? 'warning' : 'error'} showIcon title={t('form.failedTitle')} description={error.message} />
      )}
      {isWarning && (
        <TextField
          name="overrideReason"
          label={t('calendar:override.label')}
          extra={t('calendar:override.hint')}
          schema={createSchedule.shape.overrideReason}
        />
      )}
      {sessions.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('form.clashTitle')}
          description={
            <>
              <ul className="plain-list">
                {sessions.map(({ time, clashes, freeTime: free }) => (
                  <li key={time}>
                    <strong>{momentText(time, zone)}</strong>
                    {clashes.map((clash) => (
                      <div key={`${clash.kind}:${clash.name}:${clash.from}`}>{lineOf(clash)}</div>
                    ))}
                    <div>{free ? t('calendar:clash.free', { time: clockTime(free, zone) }) : t('calendar:clash.full')}</div>
                  </li>
                ))}
              </ul>
              {t('form.clashHint')}
            </>
          }
          action={
            freeTime && (
              <Button onClick={() => form.setFieldValue('time', wallClock(zone, freeTime))}>
                {t('calendar:clash.take', { time: clockTime(freeTime, zone) })}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}

function clashesOf(error: Error) {
  if (!(error instanceof CallError) || error.code !== 'RocketSystem:ScheduleClash') return [];
  return z.array(clashingSession).safeParse(error.data['sessions']).data ?? [];
}
