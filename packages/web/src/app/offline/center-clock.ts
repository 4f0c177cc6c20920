import { keptByDevice } from '../storage.ts';

const key = 'trellis.clockOff';

/** Learns by how much the clock of this device is wrong, so that what happens without a network is told as of when it did. */
export async function readCenterClock(): Promise<void> {
  const reply = await fetch('/health', { cache: 'no-store' }).catch(() => undefined);
  const said = Date.parse(reply?.headers.get('date') ?? '');
  if (!Number.isNaN(said)) keptByDevice.write(key, String(said - Date.now()));
}

/** What the clock of the center shows now, as far as this device knows. */
export function centerNow(): string {
  const off = Number(keptByDevice.read(key) ?? 0);
  return new Date(Date.now() + (Number.isFinite(off) ? off : 0)).toISOString();
}
