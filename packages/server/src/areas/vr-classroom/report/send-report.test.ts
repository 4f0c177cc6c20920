import { invitationLetters } from '@trellis/contract/users/rules';
import { documentWords, reportModelWords } from '@trellis/contract/vr-classroom/document-words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureAttachments } from '../../../platform/mail/attachments.ts';
import { deliverNext } from '../../../platform/mail/deliver.ts';
import { configureMail } from '../../../platform/mail/setup.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { readPdf } from '../../../testing/pdf.ts';
import { openReports, type ReportScene } from '../../../testing/vr-reports.ts';
import { attachReport } from './attach-report.ts';

const path = '/TestingCenter/SendReportToEmail';
let scene: ReportScene;
let server: MailServer;
let caseId: string;
beforeAll(async () => {
  server = await startMailServer();
  scene = await openReports();
  const sender = { user: null, password: null, fromName: 'Trellis', fromAddress: 'post@trellis.example' };
  configureMail({ demo: false, smtp: { host: '127.0.0.1', port: server.port, secure: false, ...sender } });
  caseId = await scene.tested();
});
afterAll(async () => {
  await server.stop();
  await scene.product.close();
});

const send = (given: object = {}) => scene.vr.call('POST', path, { caseId, email: 'eva@home.example', language: 'en', ...given });

/** Delivers what is due; answers the last letter and the token of its link. */
async function deliver() {
  while (await deliverNext(scene.product.pools.jobs));
  const letter = server.received.at(-1);
  const link = /https?:\/\/\S+\/m\/vratReport#\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  return { letter, token: link.split('#')[1] ?? '' };
}

const open = (token: string, file = '') =>
  scene.product.app.inject({ method: 'GET', url: `/api/m/vratReport${file}`, headers: { authorization: `Guest ${token}` } });

describe('a report by mail', () => {
  it.each(['en', 'zh-Hans', 'es'] as const)('goes out in %s as a link, which opens that report', async (language) => {
    const email = `${language.toLowerCase()}@home.example`;
    expect((await send({ email, language })).status).toBe(200);
    const { letter, token } = await deliver();
    expect([letter?.to, letter?.raw.includes('application/pdf')]).toEqual([[email], false]);
    const opened = await open(token);
    expect([opened.statusCode, opened.json().language, opened.json().title]).toEqual([
      200,
      language,
      expect.stringContaining(reportModelWords[language].parent),
    ]);
    const pdf = await readPdf((await open(token, '/pdf')).rawPayload);
    expect([pdf.language, pdf.pages.join('').replace(/\s+/g, ' ').includes(documentWords[language].uncertainty)]).toEqual([language, true]);
  });

  it('stays what was sent, until its week is over or the child left', async () => {
    const own = await scene.tested();
    await send({ caseId: own });
    const { token } = await deliver();
    await sql`update app.test_scores set score = jsonb_set(score, '{version}', '"cpt-score 9.0.0"')`.execute(scene.product.owner);
    const { pages } = await readPdf((await open(token, '/pdf')).rawPayload);
    expect([pages.join('').includes('cpt-score 1.0.0'), pages.join('').includes('9.0.0')]).toEqual([true, false]);
    const link = sql`(select id from app.sent_reports where request_id = ${own})`;
    const { rows } = await sql<{ days: number }>`
      select extract(day from expires_at - created_at)::int as days from app.guest_links where target_id = ${link}`.execute(
      scene.product.owner,
    );
    expect(rows).toEqual([{ days: 7 }]);
    await sql`update app.guest_links set expires_at = now() - interval '1 minute' where target_id = ${link}`.execute(scene.product.owner);
    expect((await open(token)).json().error.code).toBe('Trellis:LinkClosed');
    await sql`update app.subjects set erased_at = now(), name = '***' where id = (select subject_id from app.test_requests where id = ${own})`.execute(
      scene.product.owner,
    );
    const left = await sql`select from app.sent_reports where request_id = ${own}`.execute(scene.product.owner);
    expect(left.rows).toEqual([]);
  });

  it('is attached where the center chose that, drawn as it was sent', async () => {
    const setting = async (given: object) =>
      (await scene.vr.call<{ attaches: boolean }>('POST', '/TestingCenter/ReportMailSetting', given)).body.attaches;
    expect([await setting({}), await setting({ attaches: true }), await setting({})]).toEqual([false, true, true]);
    configureAttachments((letter) => attachReport(scene.product.pools, letter));
    expect((await send({ language: 'es', reportModel: 'professional' })).body).toEqual({ expiresAt: null });
    const { letter, token } = await deliver();
    expect([token, letter?.raw.includes('Content-Type: application/pdf')]).toEqual(['', true]);
    const encoded = /application\/pdf[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(letter?.raw ?? '')?.[1] ?? '';
    const pdf = await readPdf(Buffer.from(encoded, 'base64'));
    expect([pdf.language, pdf.title.includes(reportModelWords.es.professional)]).toEqual(['es', true]);
    expect(await setting({ attaches: false })).toBe(false);
    await send();
    expect((await deliver()).token).not.toBe('');
    // one letter may be sent otherwise, and the next one goes by the setting again
    expect((await send({ attaches: true, email: 'ana@home.example' })).body).toEqual({ expiresAt: null });
    expect((await deliver()).token).toBe('');
    expect(await setting({})).toBe(false);
  });

  it('opens that report alone, and none of another child', async () => {
    const [own, other] = [await scene.tested(), await scene.tested()];
    await send({ caseId: other });
    await send({ caseId: own });
    const { token } = await deliver();
    await sql`
      update app.guest_links set target_id = (select id from app.sent_reports where request_id = ${other})
      where target_id = (select id from app.sent_reports where request_id = ${own})`.execute(scene.product.owner);
    expect((await open(token)).json().error.code).toBe('RocketSystem:NoReport');
  });

  it.each([
    ['no address', { email: '' }, 'Trellis:InvalidInput'],
    ['what is no address', { email: 'abc' }, 'Trellis:InvalidInput'],
    ['no language', { language: undefined }, 'Trellis:InvalidInput'],
    ['a language that there is not', { language: 'fr' }, 'Trellis:InvalidInput'],
    ['what it does not know', { copies: 2 }, 'Trellis:InvalidInput'],
  ])('is refused with %s, and nothing is written', async (_, given, code) => {
    const count = async () => (await sql`select from jobs.letters`.execute(scene.product.owner)).rows.length;
    const before = await count();
    expect((await send(given)).error?.code).toBe(code);
    expect(await count()).toBe(before);
  });

  it('is refused without a recording, and to whoever may not write', async () => {
    expect((await send({ caseId: await scene.begun() })).error?.code).toBe('RocketSystem:NoReport');
    expect(await scene.refusal('POST', path, { caseId, email: 'a@b.example', language: 'en' }, scene.support)).toBe('Trellis:NotAllowed');
  });

  it('floods nobody: one address gets a few letters a day', async () => {
    const email = 'flood@home.example';
    const replies = await Promise.all(Array.from({ length: invitationLetters.toAddress.most + 3 }, () => send({ email })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(invitationLetters.toAddress.most);
    expect(new Set(replies.flatMap(({ error }) => error?.code ?? []))).toEqual(new Set(['Trellis:TooMany']));
  });
});
