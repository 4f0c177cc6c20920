import { theme } from 'antd';
import { useEffect, useState } from 'react';
import { centreToday } from '../../ui/centre-time.ts';
import { dayAxis } from './day-axis.ts';

const tick = 30_000;

/** Where the day stands now. */
export function NowLine({ zone, date }: { zone: string; date: string }) {
  const { token } = theme.useToken();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  if (centreToday(zone) !== date || !dayAxis.contains(now, zone)) return null;
  return (
    <div
      aria-hidden
      style={{
        position: 'absolute',
        insetInline: 0,
        top: dayAxis.offset(now, zone),
        borderBlockStart: `${token.lineWidthBold}px solid ${token.colorError}`,
        pointerEvents: 'none',
      }}
    />
  );
}
