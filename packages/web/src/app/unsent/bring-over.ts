import { deleteDB, openDB } from 'idb';
import { closeFor, type Device } from '../offline/device.ts';

const former = 'trellis';

/** Takes over what earlier versions kept without closing it; each is deleted there once it stands here. */
export async function bringOver(device: Device): Promise<void> {
  // a browser that does not tell which there are is asked for it
  const known = await indexedDB.databases?.();
  if (known && !known.some(({ name }) => name === former)) return;
  const old = await openDB(former, 1, { upgrade: (made) => void made.createObjectStore('unsent', { keyPath: 'id' }) });
  for (const entry of (await old.getAll('unsent')) as { id: number; owner: string }[]) {
    await device.put('unsent', { id: entry.id, ...(await closeFor(device, entry.owner, entry)) });
    await old.delete('unsent', entry.id);
  }
  old.close();
  // another page that still has it open lets go of it later
  void deleteDB(former).catch(() => undefined);
}
