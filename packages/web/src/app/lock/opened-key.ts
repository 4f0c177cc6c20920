import { keptByTab } from '../storage.ts';
import { type Bytes, fromText, toText } from './bytes.ts';
import type { Lock } from './lock.ts';
import { lockAsked, openByPin, openedKeyName } from './lock-state.ts';
import { keyOf, seal, unseal } from './sealed.ts';

interface OfTab {
  owner: string;
  iv: string;
  data: string;
}

let opened: { owner: string; key: CryptoKey } | undefined;

/** The key of somebody who gave their PIN in this tab; one that is asked for it is waited for. */
export async function openedByPin(owner: string, { forTab }: Lock): Promise<CryptoKey | undefined> {
  await lockAsked.current()?.promise;
  if (opened?.owner === owner) return opened.key;
  const kept = keptByTab.readJson<OfTab>(openedKeyName);
  if (kept?.owner !== owner) return undefined;
  const bytes = await unseal(forTab, { iv: fromText(kept.iv), data: fromText(kept.data).buffer }).catch(() => undefined);
  if (!bytes) return undefined;
  opened = { owner, key: await keyOf(bytes) };
  return opened.key;
}

/** From now on this tab works with somebody's key, through reloads, until it is locked or closed. */
export async function openInTab(owner: string, { forTab }: Lock, bytes: Bytes): Promise<CryptoKey> {
  const { iv, data } = await seal(forTab, bytes);
  keptByTab.writeJson(openedKeyName, { owner, iv: toText(iv), data: toText(new Uint8Array(data)) } satisfies OfTab);
  const key = await keyOf(bytes);
  opened = { owner, key };
  openByPin.set(true);
  return key;
}

export function closeInTab(): void {
  opened = undefined;
  keptByTab.write(openedKeyName, undefined);
  openByPin.set(false);
}
