import { Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centerNow } from '../../../app/offline/center-clock.ts';

const second = 1000;
const timeOfCenter = () => Date.parse(centerNow());

/** How long the session runs by now. */
export function Elapsed({ since }: { since: string }) {
  const { t } = useTranslation('offlinePlans');
  const [now, setNow] = useState(timeOfCenter);
  useEffect(() => {
    const timer = setInterval(() => setNow(timeOfCenter()), second);
    return () => clearInterval(timer);
  }, []);
  return (
    <Typography.Text className="tabular" role="timer" aria-label={t('bar.elapsed')}>
      {elapsedText((now - Date.parse(since)) / second)}
    </Typography.Text>
  );
}

/** Hours where there are any, minutes and seconds; nothing below none, as a tablet's clock may be slow. */
export function elapsedText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = hours > 0 ? [hours, String(minutes).padStart(2, '0')] : [minutes];
  return [...shown, String(rest).padStart(2, '0')].join(':');
}
