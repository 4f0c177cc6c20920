import { deleteDB, openDB } from 'idb';
import { type Device, keepClosed } from '../offline/device.ts';

const former = 'trellis';

/** Takes over what earlier versions kept without closing it; each is deleted there once it stands here. */
export async function bringOver(device: Device): Promise<void> {
  // a browser that does not tell which there are is asked for it
  const known = await indexedDB.databases?.();
  if (known && !known.some(({ name }) => name === former)) return;
  const old = await openDB(former, 1, { upgrade: (made) => void made.createObjectStore('unsent', { keyPath: 'id' }) });
  for (const entry of (await old.getAll('unsent')) as { id: number; owner: string }[]) {
    await keepClosed(device, entry.owner, entry, (closed) => device.put('unsent', { id: entry.id, ...closed }));
    await old.delete('unsent', entry.id);
  }
  old.close();
  // another page that still has it open lets go of it later
  void deleteDB(former).catch(() => undefined);
}
