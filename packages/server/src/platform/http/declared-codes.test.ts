import { describe, expect, it } from 'vitest';
import { watchCodes } from './declared-codes.ts';
import { refuse } from './refusal.ts';

const taken = Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR', constraint: 'schools_name_key' });

async function reportedBy(errors: Parameters<typeof watchCodes>[0]['errors'], fail: () => never): Promise<string[]> {
  const reported: string[] = [];
  const run = watchCodes(
    { path: 'PUT /school', errors },
    (fault) => reported.push(fault),
    async () => fail(),
  );
  await expect(run).rejects.toThrow();
  return reported;
}

describe('what a call refuses with', () => {
  it('is reported of where the contract does not say it, whether a rule or a constraint of the database did', async () => {
    expect(await reportedBy([], () => refuse('Trellis:StaleStamp'))).toEqual([
      expect.stringMatching(/^PUT \/school answers Trellis:StaleStamp,/),
    ]);
    const constraint = () => {
      throw taken;
    };
    expect(await reportedBy([], constraint)).toEqual([expect.stringContaining('Trellis:SchoolTaken')]);
    expect(await reportedBy(['Trellis:SchoolTaken'], constraint)).toEqual([]);
  });

  it('is no matter where the contract says it, or any call may answer it', async () => {
    expect(await reportedBy(['Trellis:StaleStamp'], () => refuse('Trellis:StaleStamp'))).toEqual([]);
    expect(await reportedBy([], () => refuse('Trellis:NotFound'))).toEqual([]);
    const bug = () => {
      throw new Error('bug');
    };
    expect(await reportedBy([], bug)).toEqual([]);
  });
});
