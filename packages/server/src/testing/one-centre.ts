import { aCentre, type CentreBuilt } from '../fixtures/builders.ts';
import { setPublicOrigin } from '../platform/http/origin.ts';
import { issueToken, startTestProduct, type TestProduct } from './http.ts';

/** A product with one centre, and the token of whoever leads that; its links lead to trellis.test. */
export async function openOneCentre(name?: string): Promise<{ product: TestProduct; centre: CentreBuilt; token: string }> {
  const product = await startTestProduct();
  setPublicOrigin('https://trellis.test');
  const centre = await aCentre(product.owner, name === undefined ? {} : { name });
  return { product, centre, token: await issueToken(product.owner, centre.admin.personId, centre.admin.membershipId) };
}
