import { clash } from '@trellis/contract/scheduling/schemas';
import { Alert, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CallError } from '../../app/call-error.ts';
import { clockTime } from './centre-time.ts';

/** Why nothing was scheduled; clashes are named all at once. */
export function ScheduleRefusal({ error, zone }: { error: Error; zone: string }) {
  const { t } = useTranslation('scheduling');
  const { token } = theme.useToken();
  const clashes = clashesOf(error);
  const style = { marginBottom: token.margin };
  if (clashes.length === 0)
    return <Alert type="error" showIcon role="alert" style={style} title={t('form.failedTitle')} description={error.message} />;
  const lines = clashes.map(({ kind, name, from, to }) =>
    t(`form.clash.${kind}`, { name, from: clockTime(from, zone), to: clockTime(to, zone) }),
  );
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      style={style}
      title={t('form.clashTitle')}
      description={
        <>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {t('form.clashHint')}
        </>
      }
    />
  );
}

function clashesOf(error: Error) {
  if (!(error instanceof CallError) || error.code !== 'RocketSystem:ScheduleClash') return [];
  return z.array(clash).safeParse(error.data['list']).data ?? [];
}
