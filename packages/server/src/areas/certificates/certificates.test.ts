import type { Certificate, CheckedCertificate } from '@trellis/contract/certificates/calls';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, anOverseer, type MemberBuilt } from '../../fixtures/builders.ts';
import { aMedal, aTrainerModule, aTrainingModule } from '../../fixtures/certification-builders.ts';
import { publishQuestionnaires } from '../../fixtures/publish-questionnaires.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { readPdf } from '../../testing/pdf.ts';

const base = '/api/rocketAdmin/certificate';

let product: TestProduct;
let trainer: MemberBuilt;
let own: string;
let training: string;
let supervisorId: string;
let medalCode: string;
const module = { moduleId: '', displayName: '', qrToken: '' };
// of the center, whose day is another one than that of UTC for some hours
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/New_York' });
const today = day(0);

beforeAll(async () => {
  product = await startTestProduct();
  await publishQuestionnaires(product.owner);
  trainer = await aMember(product.owner, { roles: ['Coach'] });
  own = await issueToken(product.owner, trainer.personId, trainer.membershipId);
  const overseer = await anOverseer(product.owner, { side: 'management', role: 'training' });
  training = await issueToken(product.owner, overseer.personId, overseer.membershipId);
  supervisorId = overseer.personId;
  await product.owner.insertInto('platform.supervisors').values({ person_id: supervisorId }).execute();
  Object.assign(module, await aTrainingModule(product.owner));
  const { medalId } = await aMedal(product.owner);
  const medal = await product.owner
    .selectFrom('catalog.qualification_medals')
    .select('code')
    .where('id', '=', medalId)
    .executeTakeFirstOrThrow();
  medalCode = medal.code;
  await product.owner
    .insertInto('catalog.training_module_medals')
    .values({ module_id: module.moduleId, medal_id: medalId, position: 1 })
    .execute();
});
afterAll(() => product.close());

const learned = async (of = trainer) => (await aTrainerModule(product.owner, { trainer: of, module })).trainerModuleId;
const someTrainer = () => aMember(product.owner, { tenant: trainer, roles: ['Coach'] });
const numberFor = async (trainerTrainingModuleId: string, startTime = today) =>
  (await product.call<{ credentialsCode: string }>(training, 'GET', `${base}/number`, { trainerTrainingModuleId, startTime })).body
    .credentialsCode;
const issue = async (trainerTrainingModuleId: string, given: object = {}, token = training) =>
  product.call<{ id: string }>(token, 'POST', base, {
    trainerTrainingModuleId,
    supervisorId,
    name: '欧阳娜娜',
    startTime: today,
    endTime: day(365),
    credentialsCode: await numberFor(trainerTrainingModuleId),
    styleId: 'classic',
    ...given,
  });
const view = async (id: string, token = training) => (await product.call<Certificate>(token, 'GET', `${base}/${id}`)).body;
const issued = async (given: object = {}) => view((await issue(await learned(await someTrainer()), given)).body.id);
const correct = (
  { id, name, supervisorId: by, startTime, endTime, credentialsCode, styleId, concurrencyStamp }: Certificate,
  given: object,
) =>
  product.call(training, 'PUT', `${base}/${id}`, {
    id,
    name,
    supervisorId: by,
    startTime,
    endTime,
    credentialsCode,
    styleId,
    concurrencyStamp,
    ...given,
  });
const cancel = ({ id, concurrencyStamp }: Certificate) =>
  product.call(training, 'POST', `${base}/${id}/cancel`, { concurrencyStamp, reason: 'Written wrongly' });
const check = async ({ checkUrl }: Certificate) =>
  product.call<CheckedCertificate>(undefined, 'GET', '/api/m/certificate', { code: checkUrl.split('#')[1], language: 'zh-Hans' });
const download = (id: string, format: string, token = training) =>
  product.app.inject({ method: 'GET', url: `${base}/${id}/download?format=${format}`, headers: { authorization: `Bearer ${token}` } });

/** Where something is written within a strip of the sheet that is within its frame: the edges of what is dark. */
async function inkOf(picture: Buffer, { top, height }: { top: number; height: number }) {
  const [left, width] = [80, 1594];
  const strip = sharp(picture).extract({ left, top, width, height }).greyscale().raw();
  const { data, info } = await strip.toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((at) => at % info.channels === 0 && (data[at] ?? 255) < 160).map((at) => at / info.channels);
  const across = dark.map((at) => at % width);
  const down = dark.map((at) => Math.floor(at / width));
  const bounds = (all: number[]) => [Math.min(...all), all.reduce((most, one) => Math.max(most, one), 0)] as const;
  const [first, last] = bounds(across);
  const [highest, lowest] = bounds(down);
  return { left: left + first, right: left + last, top: top + highest, bottom: top + lowest };
}

/** The picture that a page of PDF shows. */
function drawnIn(page: Buffer): Buffer {
  const begin = page.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  return page.subarray(begin, page.indexOf('endstream', begin));
}

describe('a certificate', () => {
  it('is issued with a number of its day, its medal and three digits, and read by whom it is of', async () => {
    const { body } = await issue(await learned());
    const [year = '', month = '', date = ''] = today.split('-');
    const shown = await view(body.id, own);
    expect(shown).toMatchObject({
      name: '欧阳娜娜',
      certificateStatus: 'Effective',
      trainerId: trainer.personId,
      supervisorId,
      styleId: 'classic',
      credentialsCode: expect.stringMatching(new RegExp(`^CL${month}${date}${year.slice(2)}${medalCode}\\d{3}$`)),
      credential: { url: `${base}/${body.id}/download` },
      feedback: { finishTime: null },
    });
    expect((await view(body.id)).supervisorName).toMatch(/^Person/);
    const mine = await product.call<{ items: Certificate[] }>(own, 'GET', base);
    expect(mine.body.items.map(({ id }) => id)).toEqual([body.id]);
  });

  it('is found by how it stands, by either word for what is in force', async () => {
    const coach = await someTrainer();
    const shown = await view((await issue(await learned(coach))).body.id);
    const found = async (certificateStatus: string) => {
      const { items } = (
        await product.call<{ items: Certificate[] }>(training, 'GET', base, { trainerId: coach.personId, certificateStatus })
      ).body;
      return items.map((each) => [each.id, each.certificateStatus]);
    };
    const inForce = [[shown.id, 'Effective']];
    expect([await found('Effective'), await found('InEffect'), await found('Expired')]).toEqual([inForce, inForce, []]);
  });

  it('is nobody else’s to read, and only the platform’s to issue', async () => {
    const { id } = await issued();
    expect((await product.call(own, 'GET', `${base}/${id}`)).status).toBe(404);
    const place = await learned(await someTrainer());
    expect((await issue(place, {}, own)).status).toBe(403);
  });

  it('is told to whom it is of, and so is that it was canceled', async () => {
    const coach = await someTrainer();
    const shown = await view((await issue(await learned(coach))).body.id);
    await cancel(shown);
    const letters = await product.owner
      .selectFrom('jobs.letters')
      .select(['template', 'data'])
      .where('recipient', '=', coach.email)
      .orderBy('template', 'desc')
      .execute();
    expect(letters).toMatchObject([
      { template: 'certificateIssued', data: { number: shown.credentialsCode, link: expect.stringContaining('/personalCenter') } },
      { template: 'certificateCanceled', data: { number: shown.credentialsCode, reason: 'Written wrongly' } },
    ]);
  });

  it('is issued once a module, and anew after it was canceled', async () => {
    const place = await learned(await someTrainer());
    const both = await Promise.all([issue(place), issue(place)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const first = await view(both.find(({ status }) => status === 200)?.body.id ?? '');
    expect((await issue(place)).error.code).toBe('RocketSystem:CertificateIssued');
    expect((await cancel(first)).status).toBe(200);
    expect(await view(first.id)).toMatchObject({ certificateStatus: 'Canceled', credential: null, cancelReason: 'Written wrongly' });
    expect((await issue(place)).status).toBe(200);
  });

  it('tells the next number where its own is used, also to many at once', async () => {
    const { credentialsCode } = await issued();
    const refused = await issue(await learned(await someTrainer()), { credentialsCode });
    expect([refused.error.code, refused.error.data['next']]).toEqual([
      'RocketSystem:CertificateNumberAlreadyUsed',
      await numberFor(await learned(await someTrainer())),
    ]);
    const places = await Promise.all(Array.from({ length: 4 }, async () => learned(await someTrainer())));
    const number = await numberFor(places[0] ?? '');
    const replies = await Promise.all(places.map((place) => issue(place, { credentialsCode: number })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = replies.filter(({ status }) => status !== 200);
    expect(new Set(lost.map(({ error }) => error.code))).toEqual(new Set(['RocketSystem:CertificateNumberAlreadyUsed']));
    for (const { error } of lost) expect(error.data['next']).toMatch(new RegExp(`^${number.slice(0, -3)}`));
  });

  it('names the day that is wrong', async () => {
    const wrong = async (given: object) =>
      (await issue(await learned(await someTrainer()), given)).error.validationErrors.flatMap(({ members }) => members);
    expect(await wrong({ startTime: day(-2) })).toEqual(['startTime']);
    expect(await wrong({ endTime: day(-1) })).toEqual(['endTime']);
  });

  it.each([
    ['a first day that is past', () => ({ startTime: day(-2) }), 'RocketSystem:CertificatePeriod'],
    ['a last day before the first', () => ({ endTime: day(-1) }), 'RocketSystem:CertificatePeriod'],
    ['a number of another day', () => ({ credentialsCode: `CL010120${medalCode}001` }), 'RocketSystem:CertificateNumberUnfit'],
    ['no name', () => ({ name: ' ' }), 'Trellis:InvalidInput'],
    ['no number', () => ({ credentialsCode: '' }), 'Trellis:InvalidInput'],
    ['a style that is not there', () => ({ styleId: 'golden' }), 'Trellis:InvalidInput'],
    ['a supervisor who is nobody', () => ({ supervisorId: module.moduleId }), 'Trellis:NotFound'],
    ['somebody who supervises nobody', () => ({ supervisorId: trainer.personId }), 'Trellis:NotFound'],
  ])('is not issued with %s', async (_, given, code) => {
    expect((await issue(await learned(await someTrainer()), given())).error.code).toBe(code);
  });

  it('keeps the last three digits of its number when its day is corrected, and refuses whoever saw it before', async () => {
    const shown = await issued();
    const startTime = day(40);
    expect((await correct(shown, { startTime })).status).toBe(200);
    const after = await view(shown.id);
    expect(after).toMatchObject({ startTime, certificateStatus: 'Ineffective' });
    expect(after.credentialsCode.slice(-3)).toBe(shown.credentialsCode.slice(-3));
    expect(after.credentialsCode.slice(0, 8)).not.toBe(shown.credentialsCode.slice(0, 8));
    expect((await correct(shown, { name: 'Other' })).error.code).toBe('Trellis:StaleStamp');
  });

  it('turns the medals of its module issued, and its step done, until it is canceled', async () => {
    const place = await learned(await someTrainer());
    const learns = async () => {
      const { isCertified, trainingStepsProgress } = (
        await product.call<TrainerTrainingModule>(training, 'GET', `/api/rocketAdmin/trainerTraining/trainerTrainingModule/${place}`)
      ).body;
      const step = trainingStepsProgress.find(({ trainingStep }) => trainingStep === 'Certificate');
      return [isCertified, step?.total, step?.finish];
    };
    expect(await learns()).toEqual([false, 0, 0]);
    const shown = await view((await issue(place)).body.id);
    expect(shown.trainingModule).toMatchObject({ qualificationMedals: [{ code: medalCode, issuedStyle: null, unissuedStyle: null }] });
    expect(await learns()).toEqual([true, 1, 1]);
    await cancel(shown);
    expect(await learns()).toEqual([false, 0, 0]);
  });

  it('lets its coach train as long as it runs', async () => {
    const coach = await someTrainer();
    const until = async () =>
      (
        await product.owner
          .selectFrom('app.coach_training_configs')
          .select('certificate_until')
          .where('person_id', '=', coach.personId)
          .executeTakeFirstOrThrow()
      ).certificate_until;
    const { body } = await issue(await learned(coach), { endTime: day(30) });
    expect(await until()).toBe(day(30));
    await correct(await view(body.id), { endTime: day(90) });
    expect(await until()).toBe(day(90));
    await cancel(await view(body.id));
    expect(await until()).toBeNull();
  });
});

describe('the file of a certificate', () => {
  it('is a picture with the code that checks it, and a page of PDF', async () => {
    const { id, credentialsCode } = await issued({
      name: 'Maximiliana Alexandrina von und zu Hohenstein-Waldenburg y Fernández de la Vega',
    });
    const picture = await download(id, 'png');
    const { width, height, format } = await sharp(picture.rawPayload).metadata();
    expect([width, height, format]).toEqual([1754, 1240, 'png']);
    expect(picture.headers['content-disposition']).toContain(`${credentialsCode}.png`);
    // nothing of what is written reaches over the edge
    const darkest = async (part: { left: number; top: number; width: number; height: number }) => {
      const { channels } = await sharp(await sharp(picture.rawPayload).extract(part).toBuffer()).stats();
      return Math.min(...channels.map(({ min }) => min));
    };
    expect(await darkest({ left: 0, top: 440, width: 30, height: 120 })).toBe(255);
    expect(await darkest({ left: 200, top: 440, width: 1350, height: 120 })).toBeLessThan(90);
    const page = await download(id, 'pdf');
    expect((await readPdf(page.rawPayload)).pages).toHaveLength(1);
  });

  it('keeps a long Chinese name within its line, on the picture and on the page of PDF', async () => {
    const name = '欧阳买买提·阿卜杜拉吐尔逊司马娜仁花'.repeat(5);
    const [short, long] = [await issued({ name: '李明' }), await issued({ name })];
    for (const { id } of [short, long]) {
      const { left, right, top, bottom } = await inkOf((await download(id, 'png')).rawPayload, { top: 380, height: 200 });
      // between the frames, in the middle, and as high as the line at most
      expect(left).toBeGreaterThanOrEqual(177);
      expect(right).toBeLessThanOrEqual(1577);
      expect(Math.abs((left + right) / 2 - 877)).toBeLessThan(25);
      expect(bottom - top).toBeLessThanOrEqual(96);
      // of the page, the picture in it
      const page = drawnIn((await download(id, 'pdf')).rawPayload);
      const paper = await inkOf(page, { top: 380, height: 200 });
      for (const [at, there] of Object.entries({ left, right, top, bottom })) {
        expect(Math.abs(paper[at as keyof typeof paper] - there), at).toBeLessThanOrEqual(4);
      }
    }
  });

  it('is for whoever has it once they said how the training was', async () => {
    const coach = await someTrainer();
    const token = await issueToken(product.owner, coach.personId, coach.membershipId);
    const { id } = (await issue(await learned(coach))).body;
    expect((await download(id, 'png', token)).json().error.code).toBe('RocketSystem:CertificateFeedbackMissing');
    const give = (answerContent: object, who = token) =>
      product.call(who, 'POST', `${base}/${id}/feedback`, { questionnaireAndAnswer: { answerContent } });
    expect((await give({ content: '5' })).error.code).toBe('Trellis:QuestionnaireIncomplete');
    expect((await give({ content: '5', prepared: '4' }, own)).status).toBe(404);
    expect((await give({ content: '5', prepared: '4' })).status).toBe(200);
    expect((await give({ content: '1', prepared: '1' })).error.code).toBe('Trellis:QuestionnaireComplete');
    const given = await product.call(token, 'GET', `${base}/${id}/feedback`);
    expect(given.body).toMatchObject({ finishTime: expect.any(String), questionnaireAndAnswer: { answerContent: { content: '5' } } });
    expect((await download(id, 'png', token)).statusCode).toBe(200);
    await cancel(await view(id));
    expect((await download(id, 'png', token)).json().error.code).toBe('RocketSystem:CertificateCanceled');
  });

  it('is looked at before it is issued, in each style', async () => {
    const { items } = (await product.call<{ items: { id: string; url: string }[] }>(training, 'GET', `${base}/styles`)).body;
    expect(items.map(({ id, url }) => [id, url.slice(0, 23)])).toEqual([
      ['classic', 'data:image/webp;base64,'],
      ['plain', 'data:image/webp;base64,'],
    ]);
    const preview = (input: object) =>
      product.app.inject({ method: 'POST', url: `${base}/style`, headers: { authorization: `Bearer ${training}` }, payload: input });
    const whole = { styleId: 'plain', name: '<b>& "李明"', code: `CL010126${medalCode}001`, startTime: '2026-01-01' };
    expect((await sharp((await preview(whole)).rawPayload).metadata()).format).toBe('png');
    for (const missing of ['name', 'code', 'startTime']) expect((await preview({ ...whole, [missing]: undefined })).statusCode).toBe(400);
  });
});

describe('whoever scans a certificate', () => {
  it('is told whose it is, of what, its dates and whether it counts, and nothing else', async () => {
    const shown = await issued();
    const { body, status } = await check(shown);
    expect([status, body]).toEqual([
      200,
      {
        name: '欧阳娜娜',
        displayName: expect.stringMatching(/^Medal .*（中文）$/),
        startTime: today,
        endTime: day(365),
        certificateStatus: 'Effective',
      },
    ]);
    await cancel(shown);
    expect((await check(shown)).body.certificateStatus).toBe('Canceled');
    expect((await product.call(undefined, 'GET', '/api/m/certificate', { code: 'A'.repeat(32) })).status).toBe(404);
  });
});
