import { expect, it } from 'vitest';
import { countUploads } from './uploader.ts';

const tooMany = expect.objectContaining({ code: 'Trellis:TooMany' });

it('refuses a person more uploads at once than one may have, and nobody else', () => {
  const begin = countUploads({ ofPerson: 2, ofTenant: 10 });
  const [somebody, other] = ['somebody', 'other'].map((personId) => ({ personId, tenantId: 'centre' })) as [never, never];
  const end = begin(somebody);
  begin(somebody);
  expect(() => begin(somebody)).toThrow(tooMany);
  begin(other);
  end();
  begin(somebody);
  expect(() => begin(somebody)).toThrow(tooMany);
});

it('refuses a centre more than its people may have together; who is of no centre is counted alone', () => {
  const begin = countUploads({ ofPerson: 2, ofTenant: 2 });
  const end = begin({ personId: 'a', tenantId: 'centre' });
  begin({ personId: 'b', tenantId: 'centre' });
  expect(() => begin({ personId: 'c', tenantId: 'centre' })).toThrow(tooMany);
  for (const personId of ['d', 'e', 'f']) begin({ personId, tenantId: null });
  begin({ personId: 'c', tenantId: 'another' });
  end();
  begin({ personId: 'c', tenantId: 'centre' });
});
