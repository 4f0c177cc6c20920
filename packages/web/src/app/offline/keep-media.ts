import { limits } from '@trellis/contract/limits';
import { mediaCache } from './media-cache.ts';

/**
 * Keeps what is played in sessions ahead, in their order, as far as the limit and the device go; what none of them needs makes room first. Answers
 * how many of them are kept; what stands twice counts once.
 */
export async function keepMedia(addresses: readonly string[]): Promise<number> {
  let count = 0;
  const paths = new Map(addresses.map((address) => [new URL(address, window.location.origin).pathname, address]));
  try {
    const cache = await caches.open(mediaCache);
    for (const { url } of await cache.keys()) if (!paths.has(new URL(url).pathname)) await cache.delete(url);
    let room = limits.keptMediaBytes;
    for (const [path, address] of paths) {
      const kept = (await cache.match(path)) ?? (await fetch(address));
      if (!kept.ok || kept.status !== 200) continue;
      const size = Number(kept.headers.get('content-length') ?? (await kept.clone().blob()).size);
      room -= size;
      if (room < 0 || (await isNearlyFull(size))) return count;
      if (!(await cache.match(path))) await cache.put(path, kept);
      count += 1;
    }
    return count;
  } catch {
    // no network any more, forbidden, or full: what is kept by now is
    return count;
  }
}

/** Music leaves room for what people say. */
async function isNearlyFull(size: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota !== undefined && usage !== undefined && quota - usage - size < limits.keptMediaBytes / 4;
}
