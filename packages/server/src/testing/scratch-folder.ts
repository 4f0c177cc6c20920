import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What databases and files of a whole run take at most, with room to spare. */
const needed = 4 * 1024 ** 3;
const memory = '/dev/shm';

/**
 * A folder for all that a run throws away, in memory where there is room: a database is a thousand files, and a disk takes ever longer to make
 * them while others have just been dropped. Whoever runs the tests removes it.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'trellis-test-'));
  // as the system's own folder: databases belong to somebody else than root
  chmodSync(folder, 0o1777);
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > needed;
  } catch {
    return false;
  }
}
