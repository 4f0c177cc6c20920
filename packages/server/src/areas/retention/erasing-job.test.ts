import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type SubjectBuilt } from '../../fixtures/builders.ts';
import {
  aLeftChild,
  centre,
  isErased,
  night,
  openRetention,
  product,
  proofs,
  run,
  runThrough,
  save,
  token,
} from '../../testing/retention.ts';

openRetention();

describe('erasing', () => {
  it('goes on where it was stopped', async () => {
    const children = [await aLeftChild(9), await aLeftChild(8), await aLeftChild(8)];
    await save({ recordMonths: 6 });
    await run(new Date());
    await sql`select jobs.erase_due(${night(15)})`.execute(product.pools.jobs);
    expect((await Promise.all(children.map(isErased))).filter(Boolean)).toHaveLength(1);
    await run(night(15));
    expect(await Promise.all(children.map(isErased))).toEqual([true, true, true]);
    expect((await proofs()).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('is done by one at a time, once', async () => {
    const children = [await aLeftChild(9), await aLeftChild(8), await aLeftChild(8)];
    await save({ recordMonths: 6 });
    await run(new Date());
    const erased = await product.owner.transaction().execute(async (one) => {
      await sql`select jobs.erase_due(${night(15)})`.execute(one);
      return run(night(15));
    });
    expect(erased).toBe(0);
    await Promise.all([run(night(15)), run(night(15)), run(night(15))]);
    await run(night(15));
    expect(await Promise.all(children.map(isErased))).toEqual([true, true, true]);
    expect(await proofs()).toHaveLength(3);
  });

  it('leaves nothing half done where it fails', async () => {
    const child = await aLeftChild(8);
    await save({ recordMonths: 6 });
    await run(new Date());
    await product.owner
      .transaction()
      .execute(async (db) => {
        await sql`select jobs.erase_due(${night(15)})`.execute(db);
        throw new Error('killed');
      })
      .catch(() => undefined);
    expect([await isErased(child), await proofs()]).toEqual([false, []]);
  });

  it('waits while the center is closed, and tells its administrators anew once it is open', async () => {
    const child = await aLeftChild(8);
    const setState = (state: 'Effective' | 'Invalid') =>
      product.owner.updateTable('identity.tenants').set({ state }).where('id', '=', centre.tenantId).execute();
    await save({ recordMonths: 6 });
    await run(new Date());
    await setState('Invalid');
    await run(night(15));
    expect(await isErased(child)).toBe(false);
    await setState('Effective');
    await run(night(16));
    await run(night(29));
    expect(await isErased(child)).toBe(false);
    await run(night(31));
    expect(await isErased(child)).toBe(true);
  });

  it('takes the papers of contracts along, which stay when somebody erases by hand', async () => {
    const papersOf = async (child: SubjectBuilt) => {
      const { rows } = await sql<{ contract: string; file: string }>`
        with contract as (
          insert into app.user_contracts (tenant_id, subject_id, contract_type, purpose, signed_on, amount, total_class, stopped_at)
          values (${centre.tenantId}, ${child.subjectId}, 'First', 'Training', '2025-01-15', 100, 1, now() - interval '1 year') returning id
        ), file as (
          insert into app.files (tenant_id, owner_id, kind, type, size, name, key)
          select ${centre.tenantId}, ${centre.admin.personId}, 'UserContract', 'application/pdf', 1, 'a.pdf', ${centre.tenantId} || '/' || id || '.pdf' from contract
          returning id
        )
        select contract.id as contract, file.id as file from contract, file`.execute(product.owner);
      await sql`insert into app.user_contract_files (tenant_id, contract_id, file_id)
        values (${centre.tenantId}, ${rows[0]?.contract}, ${rows[0]?.file})`.execute(product.owner);
      return rows[0]?.file;
    };
    const [byRule, byHand] = [await aLeftChild(8), await aLeftChild(2)];
    const papers = [await papersOf(byRule), await papersOf(byHand)];
    await product.call(token, 'DELETE', `/api/rocketAdmin/account/subject/${byHand.subjectId}`);
    await save({ recordMonths: 6 });
    await runThrough();
    const left = await sql<{ id: string }>`select id from app.files where id = any (${papers}::uuid[])`.execute(product.owner);
    expect(left.rows.map(({ id }) => id)).toEqual([papers[1]]);
    expect((await proofs()).map(({ files, ruleMonths }) => [files, ruleMonths])).toEqual([
      [1, 6],
      [0, null],
    ]);
  });
});
