import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder; none where there is no folder. */
export function filesOf(folder: string): string[] {
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
