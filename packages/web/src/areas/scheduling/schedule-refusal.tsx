import { clash } from '@trellis/contract/scheduling/schemas';
import { Alert, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CallError } from '../../app/call-error.ts';
import { clockTime } from '../../ui/centre-time.ts';

/** Why nothing was scheduled; clashes are named all at once. */
export function ScheduleRefusal({ error, zone }: { error: Error; zone: string }) {
  const { t } = useTranslation('scheduling');
  const { token } = theme.useToken();
  const place = useRef<HTMLDivElement>(null);
  const clashes = clashesOf(error);
  const lines = clashes.map(({ kind, name, from, to }) =>
    t(`form.clash.${kind}`, { name, from: clockTime(from, zone), to: clockTime(to, zone) }),
  );
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={place} role="alert" style={{ marginBottom: token.margin }}>
      {lines.length === 0 && <Alert type="error" showIcon title={t('form.failedTitle')} description={error.message} />}
      {lines.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('form.clashTitle')}
          description={
            <>
              {lines.map((line) => (
                <div key={line}>{line}</div>
              ))}
              {t('form.clashHint')}
            </>
          }
        />
      )}
    </div>
  );
}

function clashesOf(error: Error) {
  if (!(error instanceof CallError) || error.code !== 'RocketSystem:ScheduleClash') return [];
  return z.array(clash).safeParse(error.data['list']).data ?? [];
}
