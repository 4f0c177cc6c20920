import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { form, mp4Head } from './upload-body.ts';
import { mayHaveOwnDisk, startUploadServer, type UploadServer } from './upload-server.ts';

const megabyte = 1024 * 1024;

/** Uploads a video of so many bytes. */
async function upload({ origin }: UploadServer, token: string, bytes: number, language = 'en') {
  const body = Buffer.concat([form.opening, mp4Head, Buffer.alloc(bytes - mp4Head.length, 7), form.closing]);
  const reply = await fetch(`${origin}/api/business/File/feedbackVideo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': form.contentType, 'accept-language': language },
    body,
  });
  const { error } = (await reply.json()) as { error?: { code: string; message: string } };
  return { status: reply.status, code: error?.code, message: error?.message };
}

const full = { status: 507, code: 'Trellis:StorageFull' };
const rowsOf = async ({ database }: UploadServer) =>
  (
    await database.owner
      .selectFrom('app.files')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

async function expectNothingLeft(server: UploadServer): Promise<void> {
  await vi.waitFor(() => expect(server.incoming()).toEqual([]), { timeout: 2000 });
  expect(await server.unnamed()).toEqual([]);
}

describe.skipIf(!mayHaveOwnDisk())('a disk of 3.5 MB', () => {
  let server: UploadServer;
  let token: string;
  beforeAll(async () => {
    server = await startUploadServer({ most: { ofDisk: 3.5 * megabyte } });
    [token = ''] = await server.coaches(1);
  });
  afterAll(() => server.close());

  it.each([5, 3.51])('refuses an upload of %d MB while it arrives and keeps nothing of it', async (size) => {
    expect(await upload(server, token, size * megabyte)).toMatchObject(full);
    await expectNothingLeft(server);
  });

  it('says so in the language of whoever asks', async () => {
    const texts = [];
    for (const language of ['en', 'zh-Hans', 'es']) texts.push((await upload(server, token, 4 * megabyte, language)).message);
    expect(texts).toEqual([
      expect.stringContaining('disk of this system is full'),
      expect.stringContaining('系统磁盘已满'),
      expect.stringContaining('disco de este sistema está lleno'),
    ]);
  });

  it('takes what there is room for, up to the last of it, and no more', async () => {
    await expectNothingLeft(server);
    expect((await upload(server, token, 2 * megabyte)).status).toBe(200);
    expect(await upload(server, token, 2 * megabyte)).toMatchObject(full);
    await expectNothingLeft(server);
    expect((await upload(server, token, megabyte)).status).toBe(200);
    await expectNothingLeft(server);
    expect(await rowsOf(server)).toBe(2);
  });
});

describe.skipIf(process.platform === 'win32')('a system that ends files at 1 MB', () => {
  let server: UploadServer;
  let token: string;
  beforeAll(async () => {
    server = await startUploadServer({ most: { ofFile: megabyte } });
    [token = ''] = await server.coaches(1);
  });
  afterAll(() => server.close());

  it('refuses what is longer, keeps nothing of it, and takes what is not', async () => {
    for (const bytes of [megabyte + 1, megabyte + 70_000, 4 * megabyte]) {
      expect(await upload(server, token, bytes)).toMatchObject(full);
      await expectNothingLeft(server);
    }
    expect((await upload(server, token, megabyte)).status).toBe(200);
  });
});
