import type { CurrentUser } from '@trellis/contract/account/schemas';
import type { Language } from '@trellis/contract/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aPerson } from '../../fixtures/builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function somebodyWho(language: Language) {
  const { personId, membershipId } = await aMember(product.owner, { person: await aPerson(product.owner, { language }) });
  const signIn = () => issueToken(product.owner, personId, membershipId);
  const token = await signIn();
  const languageOf = async (path: string, as = token) => (await product.call<Pick<CurrentUser, 'language'>>(as, 'GET', path)).body.language;
  return {
    choose: (chosen: string) => product.call<{ language: Language }>(token, 'POST', '/api/us/Language/Set', { language: chosen }),
    current: () => languageOf('/api/us/Language/Current'),
    atNextSignIn: async () => languageOf('/api/us/Account/Info', await signIn()),
  };
}

describe('the own language', () => {
  it.each([
    ['es-ES', 'es', 'en'],
    ['zh-CN', 'zh-Hans', 'en'],
    ['en-US', 'en', 'es'],
    ['es', 'es', 'zh-Hans'],
    ['zh-Hans', 'zh-Hans', 'es'],
    ['en', 'en', 'zh-Hans'],
  ] as const)('set to %s is %s from then on, also at the next sign-in', async (chosen, language, before) => {
    const person = await somebodyWho(before);
    expect(await person.current()).toBe(before);
    expect((await person.choose(chosen)).body).toEqual({ language });
    expect([await person.current(), await person.atNextSignIn()]).toEqual([language, language]);
  });

  it('is that of one person, not of others', async () => {
    const [one, other] = [await somebodyWho('en'), await somebodyWho('en')];
    await one.choose('es');
    expect(await other.current()).toBe('en');
  });

  it('is none that the product does not speak', async () => {
    const person = await somebodyWho('es');
    const { status, error } = await person.choose('fr-FR');
    expect([status, error.validationErrors[0]?.members]).toEqual([400, ['language']]);
    expect(await person.current()).toBe('es');
  });
});
