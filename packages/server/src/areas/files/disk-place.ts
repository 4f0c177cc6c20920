import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import serveStatic from '@fastify/static';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type FilePlace, type FileRequest, fileHeaders } from './file-place.ts';

/** Files in a folder, which several processes may share. */
export function diskPlace(root: string): FilePlace {
  const disk = new Disk(new FSDriver({ location: pathToFileURL(root), visibility: 'private' }));
  return {
    disk,
    isElsewhere: false,
    // nothing is copied
    take: async (key, path) => {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
    },
    list: async function* (isWanted) {
      const { objects } = await disk.listAll('', { recursive: true });
      for (const entry of objects) {
        if (!entry.isFile || !isWanted(entry.key)) continue;
        const written = await writtenAt(disk, entry.key);
        if (written) yield { key: entry.key, written };
      }
    },
    mount: async (app, mayHave) => {
      await app.register(serveStatic, { root, serve: false, dotfiles: 'deny', index: false, cacheControl: false });
      app.get<{ Params: FileRequest['params']; Querystring: FileRequest['query'] }>('/files/*', async (request, reply) => {
        if (!mayHave(request)) return reply.status(403).send();
        return reply.headers(fileHeaders).sendFile(request.params['*']);
      });
    },
  };
}

/** Undefined for a file that went meanwhile: with the request that brought it, or by another process that clears too. */
async function writtenAt(disk: Disk, key: string): Promise<Date | undefined> {
  try {
    return (await disk.getMetaData(key)).lastModified;
  } catch (error) {
    if (await disk.exists(key)) throw error;
    return undefined;
  }
}
