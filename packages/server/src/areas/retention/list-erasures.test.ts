import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aLeftChild, base, centre, openRetention, product, proofs, token } from '../../testing/retention.ts';

openRetention();

describe('a proof', () => {
  it('says how much went, by whom and until when backups have it, and no word about whom', async () => {
    const child = await aLeftChild(1, centre, 'Zyxwilla');
    await product.call(token, 'DELETE', `/api/rocketAdmin/account/subject/${child.subjectId}`);
    const [proof] = await proofs();
    expect(proof).toMatchObject({
      number: 1,
      subjectId: child.subjectId,
      part: 'record',
      ruleMonths: null,
      byName: centre.admin.name,
      blanked: { subjects: expect.any(Number) },
      isIntact: true,
    });
    const { erasedAt, backupsUntil } = proof as { erasedAt: string; backupsUntil: string };
    expect(Date.parse(backupsUntil) - Date.parse(erasedAt)).toBe(30 * 24 * 3_600_000);
    const { rows } = await sql<{ row: string }>`select to_jsonb(e)::text as row from app.erasures e`.execute(product.owner);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('zyxwilla');
    const file = await product.app.inject({ url: `${base}/erasure/excelDownload`, headers: { authorization: `Bearer ${token}` } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  });

  it('is never changed or removed, and says so where somebody did', async () => {
    for (const months of [2, 3]) {
      const { subjectId } = await aLeftChild(months);
      await product.call(token, 'DELETE', `/api/rocketAdmin/account/subject/${subjectId}`);
    }
    const own = sql`tenant_id = ${centre.tenantId}`;
    await expect(sql`update app.erasures set files = 9 where ${own}`.execute(product.owner)).rejects.toThrow('stays as it is');
    await expect(sql`delete from app.erasures where ${own}`.execute(product.owner)).rejects.toThrow('stays as it is');
    expect((await proofs()).map(({ isIntact }) => isIntact)).toEqual([true, true]);
    await sql`alter table app.erasures disable trigger stays`.execute(product.owner);
    await sql`update app.erasures set files = 9 where ${own} and number = 2`.execute(product.owner);
    expect((await proofs()).map(({ isIntact }) => isIntact)).toEqual([false, true]);
    await sql`delete from app.erasures where ${own} and number = 1`.execute(product.owner);
    await sql`update app.erasures e set files = 0 where ${own} and number = 2`.execute(product.owner);
    expect((await proofs()).map(({ isIntact }) => isIntact)).toEqual([false]);
    await sql`alter table app.erasures enable trigger stays`.execute(product.owner);
  });
});
