import { os } from '@orpc/server';
import { errorEnvelope } from '@trellis/contract/wire';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mountApi } from '../http/api.ts';
import { excelReply } from './excel.ts';

it('a list that fails before any of it was sent is refused as anything else is: no file with an error inside', async () => {
  async function* failing(): AsyncGenerator<string[]> {
    yield ['Ada'];
    throw new Error('The database is gone');
  }
  const list = os
    .route({ method: 'GET', path: '/api/list', outputStructure: 'detailed' })
    .handler(() =>
      excelReply({ fileName: 'a.xlsx', sheetName: 'A', columns: [{ header: 'Name', value: (name) => name }], portions: failing() }),
    );
  const app = Fastify();
  mountApi(app, { list } as never, { outside: [], uploads: { sizes: new Map() } as never, countTry: async () => undefined });
  const reply = await app.inject('/api/list');
  expect([reply.statusCode, errorEnvelope.parse(reply.json()).error.code]).toEqual([500, 'Trellis:Internal']);
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  expect(reply.headers['content-disposition']).toBeUndefined();
});
