import type pg from 'pg';
import { type Kept, keepConnected } from '../db/keep-connected.ts';

/** Calls `wake` whenever a transaction that notified a channel commits. A lost connection is opened again; `onLost` says so. */
export function listen(
  channel: 'letters' | 'reports' | 'scores' | 'webhooks',
  url: string,
  wake: () => void,
  onLost: (error: Error) => void,
): Kept {
  const begin = async (client: pg.Client) => {
    client.on('notification', wake);
    await client.query(`listen ${channel}`);
    wake(); // for what was queued while nobody listened
  };
  return keepConnected({ url, name: `trellis ${channel}`, begin, onLost });
}
