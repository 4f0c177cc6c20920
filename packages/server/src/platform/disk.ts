import { statfs } from 'node:fs/promises';

/** With less than this free the database soon stops, and no upload arrives. */
const leastFree = 64 * 1024 * 1024;

/** Whether the disk that a folder lies on still takes what a day's work writes. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastFree;
}
