import { keyOfLink } from '../guest.ts';
import { keepClosed, openClosed, openDevice, openedKey } from '../offline/device.ts';
import { keptByDevice } from '../storage.ts';

let turn: Promise<boolean> = Promise.resolve(true);

/** Keeps what was entered behind a link and is not sent, closed with a key of the link; nothing once it was sent. False where the device refused. */
export function keepForm(kind: string, token: string, form: object | undefined): Promise<boolean> {
  // one after the other: to close a long text takes longer than to close the next one, which stays
  turn = turn.then(() => write(kind, token, form));
  return turn;
}

async function write(kind: string, token: string, form: object | undefined): Promise<boolean> {
  const device = await openDevice();
  try {
    const id = await keyOfLink(kind, token);
    keptByDevice.write(id, undefined);
    if (!form) await device?.delete('unsent', id);
    else if (device) await keepClosed(device, id, form, (closed) => device.put('unsent', { id, ...closed }));
    return device !== undefined;
  } catch {
    return false;
  }
}

/** What was left unsent by a former visit on this device. */
export async function recallForm<T>(kind: string, token: string): Promise<T | undefined> {
  const device = await openDevice();
  try {
    const id = await keyOfLink(kind, token);
    const [own, closed] = await Promise.all([device?.get('keys', id), device?.get('unsent', id)]);
    // an earlier version kept it where everybody reads it
    const former = keptByDevice.readJson<T & object>(id);
    if (!closed && former && (await keepForm(kind, token, former))) return former;
    return closed && ((await openClosed(closed, await openedKey(own))) as T | undefined);
  } catch {
    return undefined;
  }
}
