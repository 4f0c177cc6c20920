import type { Certificate } from '@trellis/contract/certificates/calls';
import { certificateStyle, firstPlaces } from '@trellis/contract/certificates/style';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOverseer, type MemberBuilt } from '../../fixtures/builders.ts';
import { aTrainerModule } from '../../fixtures/certification-builders.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { readPdf } from '../../testing/pdf.ts';
import { uploadAs } from '../../testing/uploads.ts';

const base = '/api/rocketAdmin/certificate';
const path = certificateStyle.path;
const words = (text: string) => ({ en: text, 'zh-Hans': text, es: text });
const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

let product: TestProduct;
let trainer: MemberBuilt;
let training: string;
let supervisorId: string;
beforeAll(async () => {
  product = await startTestProduct();
  trainer = await aMember(product.owner, { roles: ['Coach'] });
  const overseer = await anOverseer(product.owner, { side: 'management', role: 'training' });
  training = await issueToken(product.owner, overseer.personId, overseer.membershipId);
  supervisorId = overseer.personId;
  await product.owner.insertInto('platform.supervisors').values({ person_id: supervisorId }).execute();
});
afterAll(() => product.close());

async function upload(background: typeof red, width = 800, height = 400): Promise<string> {
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const { body, status } = await uploadAs(product, training, { content, name: 'paper.png', kind: 'certificateStyle' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}

const places = { ...firstPlaces, name: { x: 30, y: 20, size: 10, color: '#ffffff' } };
const add = async (given: object = {}) =>
  (await product.call<{ id: string }>(training, 'POST', path, { names: words('Seal'), pictureId: await upload(red), places, ...given }))
    .body.id;

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/New_York' });

async function issue(styleId: string, name = '欧阳娜娜'): Promise<Certificate> {
  const member = await aMember(product.owner, { tenant: trainer, roles: ['Coach'] });
  const { trainerModuleId: trainerTrainingModuleId } = await aTrainerModule(product.owner, { trainer: member });
  const number = await product.call<{ credentialsCode: string }>(training, 'GET', `${base}/number`, {
    trainerTrainingModuleId,
    startTime: day(0),
  });
  const written = { name, supervisorId, startTime: day(0), endTime: day(300), styleId, ...number.body };
  const { body, error } = await product.call<{ id: string }>(training, 'POST', base, { trainerTrainingModuleId, ...written });
  expect(error).toBeUndefined();
  return (await product.call<Certificate>(training, 'GET', `${base}/${body.id}`)).body;
}

const fileOf = async ({ id }: Certificate, format = 'png') => {
  const headers = { authorization: `Bearer ${training}` };
  return (await product.app.inject({ method: 'GET', url: `${base}/${id}/download?format=${format}`, headers })).rawPayload;
};
/** The darkest and the brightest there is of each color within a part of a picture, in percent of it. */
async function colorsIn(picture: Buffer, [left, top, right, bottom]: [number, number, number, number]) {
  const { width, height } = await sharp(picture).metadata();
  const across = (percent: number) => Math.round((width * percent) / 100);
  const down = (percent: number) => Math.round((height * percent) / 100);
  const part = { left: across(left), top: down(top), width: across(right - left), height: down(bottom - top) };
  const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
  return channels.map(({ min, max }) => [min, max]);
}

/** Nothing is written there: what is kept of a color is within one of it. */
const isPlain = (channels: (number | undefined)[][]) =>
  channels.every((range, at) => range.every((value) => Math.abs((value ?? 0) - (Object.values(red)[at] ?? 0)) <= 1));

describe('a style of the platform', () => {
  it('is drawn with name, number, days and code where it says, as a picture and as a page of PDF', async () => {
    const shown = await issue(await add());
    const picture = await fileOf(shown);
    // as large as is printed, in the proportions of the picture
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1754, height: 877 });
    const [, , nameBlue] = await colorsIn(picture, [10, 13, 50, 27]);
    expect(nameBlue?.[1]).toBeGreaterThan(240);
    // nothing is written where the product's own styles write it
    expect(isPlain(await colorsIn(picture, [60, 10, 99, 30]))).toBe(true);
    expect((await colorsIn(picture, [80, 70, 92, 94]))[0]?.[0]).toBe(0);
    const page = (await readPdf(await fileOf(shown, 'pdf'))).pages;
    expect(page).toHaveLength(1);
  });

  it('keeps a long name on the paper', async () => {
    const picture = await fileOf(
      await issue(await add(), 'Maximiliana Alexandrina von und zu Hohenstein-Waldenburg y Fernández de la Vega'),
    );
    expect(isPlain(await colorsIn(picture, [0, 10, 0.8, 30]))).toBe(true);
    expect(isPlain(await colorsIn(picture, [62, 10, 99, 30]))).toBe(true);
  });

  it('may change, and what was issued stays as it was, until another style is chosen', async () => {
    const id = await add();
    const shown = await issue(id);
    const { item } = (await product.call<{ item: { concurrencyStamp: string } }>(training, 'POST', `${path}/prepareForEdit`, { id })).body;
    const { concurrencyStamp } = item;
    const changed = { id, concurrencyStamp, names: words('Seal'), places, pictureId: await upload(blue) };
    expect((await product.call(training, 'PUT', `${path}/${id}`, changed)).status).toBe(200);
    const isRed = async (certificate: Certificate) => isPlain(await colorsIn(await fileOf(certificate), [60, 10, 90, 30]));
    expect([await isRed(shown), await isRed(await issue(id))]).toEqual([true, false]);
    const correct = (given: object) => {
      const { name, startTime, endTime, credentialsCode, concurrencyStamp: stamp } = shown;
      const written = { name, supervisorId, startTime, endTime, credentialsCode, concurrencyStamp: stamp, styleId: id, ...given };
      return product.call(training, 'PUT', `${base}/${shown.id}`, { id: shown.id, ...written });
    };
    expect((await correct({ name: 'Nana' })).status).toBe(200);
    expect(await isRed(shown)).toBe(true);
  });

  it('is offered beside the two of the product, looked at before it is issued, and stays while a certificate has it', async () => {
    const id = await add();
    const { items } = (await product.call<{ items: { id: string; name: string }[] }>(training, 'GET', `${base}/styles`)).body;
    expect(items.slice(0, 2).map((style) => style.id)).toEqual(['classic', 'plain']);
    expect(items.find((style) => style.id === id)?.name).toBe('Seal');
    const looked = await product.app.inject({
      method: 'POST',
      url: `${base}/style`,
      headers: { authorization: `Bearer ${training}` },
      payload: { styleId: id, name: 'Ana', code: 'CL010126TRAIN001', startTime: '2026-01-01' },
    });
    expect((await sharp(looked.rawPayload).metadata()).height).toBe(877);
    const { credentialsCode } = await issue(id);
    expect((await product.call(training, 'DELETE', `${path}/${id}`)).error).toMatchObject({
      code: 'RocketSystem:ContentInUse',
      data: { used: credentialsCode },
    });
    expect((await product.call(training, 'DELETE', `${path}/${await add()}`)).status).toBe(200);
  });

  it('keeps its picture from what is cleared away, and is white paper without one', async () => {
    const id = await add();
    const { rows } = await sql<{ key: string }>`
      select picture_key as key from catalog.certificate_style_versions where certificate_style_id = ${id}`.execute(product.owner);
    const left = await sql`select jobs.keys_without_row(array[${rows[0]?.key}]::text[])`.execute(product.owner);
    expect(left.rows).toEqual([]);
    const white = await fileOf(await issue(await add({ pictureId: null })));
    expect(await sharp(white).metadata()).toMatchObject({ width: 1754, height: 1240 });
  });

  it('is written by whoever looks after what trainers learn, and by nobody of a center', async () => {
    const coach = await issueToken(product.owner, trainer.personId, trainer.membershipId);
    expect((await product.call(coach, 'POST', path, { names: words('Mine'), places })).status).toBe(403);
  });
});
