import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer } from '../../fixtures/builders.ts';
import { insertCatalog } from '../../fixtures/catalog-rows.ts';
import { inEveryLanguage as texts } from '../../fixtures/course-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';

interface Item extends Record<string, unknown> {
  id: string;
  concurrencyStamp: string;
}

let product: TestProduct;
let token: string;

beforeAll(async () => {
  product = await startTestProduct();
  await insertCatalog(product.owner);
  const editor = await anOverseer(product.owner, { side: 'management', role: 'editor' });
  token = await issueToken(product.owner, editor.personId, editor.membershipId);
});
afterAll(() => product.close());

const call = <T = Item>(method: string, path = '', input?: unknown) =>
  product.call<T>(token, method, `/api/rocketAdmin/feedbackProperties${path}`, input);
const found = async (filter: string) => (await call<{ items: Item[] }>('GET', '', { filter })).body.items;
const given = { displayNames: texts('How loud was it?'), descriptions: texts('In the room'), isRequired: true, type: 'Rating' };
const option = (value: string) => ({ value, text: `Text of ${value}`, description: 'About', link: 'https://example.com' });

/** The latest version of a form, and what it asks. */
async function formOf(code: string) {
  const { rows } = await sql<{ version: number; code: string; name: string; extras: Record<string, unknown> }>`
    select version.version, property.code, property.display_name ->> 'en' as name, property.extra_properties as extras
    from catalog.forms as form join catalog.form_versions as version on version.form_id = form.id
    join catalog.properties as property on property.form_version_id = version.id
    where form.code = ${code} and version.version = (select max(version) from catalog.form_versions where form_id = form.id)
    order by property.position`.execute(product.owner);
  return rows;
}

describe('a field of feedback forms', () => {
  it.each([
    ['String', { defaultLines: 3 }],
    ['Rating', { count: 7, showText: false }],
    ['Boolean', {}],
    ['Duration', { minStep: 5, secStep: 10, showSec: true }],
    ['Number', { minValue: 1, maxValue: 9, step: 2 }],
    ['Selection', { zh: { options: [option('a')] }, en: { options: [option('a')] } }],
    ['TimePicker', { minStep: 30, maxTime: 'current' }],
    ['ImagePicker', { count: 3 }],
    ['VideoPicker', {}],
    ['Checkbox', { customizeOthers: true, options: [option('a'), option('b')] }],
  ])('is a %s, read as it was saved', async (type, extraProperties) => {
    const { body, status } = await call('POST', '', { ...given, type, extraProperties });
    expect(status).toBe(200);
    const { body: read } = await call('GET', `/${body.id}`);
    expect(read).toMatchObject({
      ...given,
      type,
      extraProperties,
      displayName: 'How loud was it?',
      description: 'In the room',
      version: 1,
    });
  });

  it.each([
    ['Selection', {}, 'Trellis:OptionsMissing'],
    ['Selection', { zh: { options: [option('a')] } }, 'Trellis:OptionsMissing'],
    ['Rating', {}, 'Trellis:RatingCountMissing'],
    ['Rating', { en: { count: 5 } }, 'Trellis:RatingCountMissing'],
    ['Number', { minValue: 3, maxValue: 2 }, 'Trellis:ExtrasRange'],
    ['String', '{a', 'Trellis:InvalidInput'],
    ['String', { unknown: 1 }, 'Trellis:InvalidInput'],
    ['Slider', {}, 'Trellis:InvalidInput'],
  ])('is refused as a %s with %j', async (type, extraProperties, code) => {
    expect((await call('POST', '', { ...given, type, extraProperties })).error.code).toBe(code);
  });

  it('has its literal neighbors beside its ids', async () => {
    expect((await call('GET', '/modifyDifficultyReasonQuestion')).error.code).not.toBe('Trellis:InvalidInput');
    expect((await call('GET', '/nothing')).error.code).toBe('Trellis:InvalidInput');
  });
});

describe('what forms ask already', () => {
  it('stands in the library, each once', async () => {
    const names = (await call<{ items: Item[] }>('GET', '', { maxResultCount: 100 })).body.items.map(({ displayName }) => displayName);
    expect(names).toContain('How did it go?');
    const { rows } = await sql<{ apart: number }>`
      select count(*)::int as apart from catalog.properties as p join catalog.feedback_property_versions as v on v.id = p.property_version_id
      where (p.type, p.is_required, p.display_name) is distinct from (v.type, v.is_required, v.display_names)`.execute(product.owner);
    expect(rows).toEqual([{ apart: 0 }]);
  });

  it('is asked anew in the next version of each form; the one before stays as it was answered', async () => {
    const before = await formOf('item-activity');
    const [note] = await found('How did it go?');
    const saved = { ...note, displayNames: texts('How was it?'), extraProperties: { count: 4 } };
    expect((await call('PUT', `/${note?.id}`, saved)).status).toBe(200);
    const after = await formOf('item-activity');
    expect(after.map(({ code }) => code)).toEqual(before.map(({ code }) => code));
    expect(after[0]).toMatchObject({
      version: 2,
      name: 'How was it?',
      extras: { en: { count: 4 }, zh: { count: 4 }, es: { count: 4 } },
    });
    const { rows } = await sql<{ name: string }>`
      select display_name ->> 'en' as name from catalog.properties as property
      join catalog.form_versions as version on version.id = property.form_version_id and version.version = 1
      join catalog.forms as form on form.id = version.form_id and form.code = 'item-activity' where property.position = 1`.execute(
      product.owner,
    );
    expect(rows).toEqual([{ name: 'How did it go?' }]);
  });

  it('is not deleted while a form asks it', async () => {
    const [asked] = await found('How was it?');
    const { error } = await call('DELETE', `/${asked?.id}`);
    expect(error).toMatchObject({
      code: 'RocketSystem:ContentInUse',
      data: { used: expect.stringContaining('Activity feedback') as string },
    });
    const { body } = await call('POST', '', { ...given, extraProperties: { count: 5 } });
    expect((await call('DELETE', `/${body.id}`)).status).toBe(200);
  });
});
