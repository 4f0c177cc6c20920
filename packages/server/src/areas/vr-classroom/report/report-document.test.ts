import { documentWords, reportModelWords } from '@trellis/contract/vr-classroom/document-words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOverseer } from '../../../fixtures/builders.ts';
import { issueToken } from '../../../testing/http.ts';
import { readPdf } from '../../../testing/pdf.ts';
import { openReports, type ReportScene } from '../../../testing/vr-reports.ts';

const base = '/api/vrclassroom/DataAnalysis/Test';
let scene: ReportScene;
let subjectId: string;
let first: string;
let second: string;
beforeAll(async () => {
  scene = await openReports();
  subjectId = await scene.child();
  first = await scene.tested({ misses: 0.35, mistakes: 0.4 }, subjectId);
  second = await scene.tested({ misses: 0.02, mistakes: 0.03 }, subjectId);
});
afterAll(() => scene.product.close());

async function read(path: string, query: Record<string, string>, token = scene.vr.token) {
  const url = `${base}/${path}?${new URLSearchParams(query).toString()}`;
  const reply = await scene.product.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  expect([reply.statusCode, reply.headers['content-type']], reply.body.slice(0, 300)).toEqual([200, 'application/pdf']);
  const pdf = await readPdf(reply.rawPayload);
  return { ...pdf, text: pdf.pages.join('\n').replace(/\s+/g, ' '), source: reply.rawPayload.toString('latin1') };
}

/** A disorder that no report may name, whatever it found. */
const disorders = /ADHD|TDAH|多动|attention deficit|déficit de atención|注意缺陷/i;

describe('the report of a test as PDF', () => {
  it.each(
    (['en', 'zh-Hans', 'es'] as const).flatMap((language) =>
      (['professional', 'parent', 'recommendation'] as const).map((model) => [language, model] as const),
    ),
  )('in %s says to whom %s is for what was found, how sure that is, and never a diagnosis', async (language, model) => {
    const path = model === 'professional' ? 'DownloadPdf' : 'ParentReportDownloadPdf';
    const pdf = await read(path, { caseId: second, language, reportModel: model });
    const words = documentWords[language];
    expect(pdf).toMatchObject({ language, isTagged: true });
    expect(pdf.title).toContain(reportModelWords[language][model]);
    const plain = (said: string) => said.replace(/\s+/g, ' ');
    for (const said of [words.noDiagnosis, words.uncertainty, words.skills, words.demoNorms]) expect(pdf.text).toContain(plain(said));
    expect(pdf.text).not.toMatch(disorders);
    expect(pdf.text).toContain('cpt-score 1.0.0');
    // what changed since the test before, each with its verdict
    expect(pdf.text).toContain(words.changeHint.split('{{')[0]);
  });

  it('draws its charts as paths and text, and no picture', async () => {
    const pdf = await read('DownloadPdf', { caseId: second, language: 'en' });
    expect(pdf.source).not.toMatch(/\/Subtype\s*\/Image/);
    for (const said of [documentWords.en.course, documentWords.en.rose, documentWords.en.path]) expect(pdf.text).toContain(said);
  });

  it('in version 2 leaves out what changed and what is said in words', async () => {
    const { text } = await read('ParentReportDownloadPdf', { caseId: second, language: 'en', 'api-version': '2' });
    expect([text.includes(documentWords.en.inShort), text.includes(documentWords.en.before)]).toEqual([false, false]);
    const asked = await read('ParentReportDownloadPdf', { caseId: second, language: 'en', 'api-version': '2', uiVersion: '3.1' });
    expect(asked.text).toContain(documentWords.en.inShort);
  });

  it('is laid out as the center chose, unless the download says otherwise', async () => {
    const choose = async (path: string, given: object) =>
      (await scene.vr.call<{ uiVersion: string; uiVersions: string[] }>('POST', `/DataAnalysis/Test/${path}`, given)).body;
    const saysMore = async (reportModel: string, more = {}) =>
      (await read('ParentReportDownloadPdf', { caseId: second, language: 'en', reportModel, ...more })).text.includes(
        documentWords.en.changeHint.split('{{')[0] ?? '',
      );
    expect(await choose('ParentReportUiVersion', {})).toEqual({ uiVersion: '3.1', uiVersions: ['2', '3.1'] });
    expect(await choose('ParentReportUiVersion', { uiVersion: '2' })).toMatchObject({ uiVersion: '2' });
    expect(await choose('RecommendationReportUiVersion', {})).toMatchObject({ uiVersion: '3.1' });
    expect([await saysMore('parent'), await saysMore('parent', { uiVersion: '3.1' }), await saysMore('recommendation')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await choose('ParentReportUiVersion', { uiVersion: '3.1' })).toMatchObject({ uiVersion: '3.1' });
    expect(await scene.refusal('POST', '/DataAnalysis/Test/ParentReportUiVersion', { uiVersion: '4' })).toBe('Trellis:InvalidInput');
    expect(await scene.refusal('POST', '/DataAnalysis/Test/ParentReportUiVersion', {}, scene.support)).toBe('Trellis:NotAllowed');
  });

  it('recommends to repeat what cannot be read without reserve, and to talk about what asks for a closer look', async () => {
    const ask = async (caseId: string) =>
      (await read('ParentReportDownloadPdf', { caseId, language: 'en', reportModel: 'recommendation' })).text;
    const poor = await ask(first);
    expect([poor.includes(documentWords.en.talk), poor.includes(documentWords.en.atHome)]).toEqual([true, true]);
    const short = await ask(await scene.tested({ hz: 0, minutes: 5 }));
    expect([short.includes(documentWords.en.repeat), short.includes(documentWords.en.fine)]).toEqual([true, false]);
  });

  it('says which formulae it comes from when others are in force, and is told anew by those when asked', async () => {
    const old = await scene.tested();
    await sql`
      update app.test_scores set scoring_version = 'cpt-score 0.9.0', score = jsonb_set(score, '{version}', '"cpt-score 0.9.0"')
      where recording_id = (select id from app.test_recordings where request_id = ${old})`.execute(scene.product.owner);
    const kept = await read('DownloadPdf', { caseId: old, language: 'en' });
    const outdated = documentWords.en.outdated.split('{{')[0] ?? '';
    expect([kept.text.includes('cpt-score 0.9.0'), kept.text.includes(outdated)]).toEqual([true, true]);
    const anew = await read('DownloadPdf', { caseId: old, language: 'en', reGenerate: 'true' });
    expect([anew.text.includes('cpt-score 0.9.0'), anew.text.includes(outdated)]).toEqual([false, false]);
  });

  it('is read by an agent, who writes nothing of it', async () => {
    const { personId, membershipId } = await anOverseer(scene.product.owner, { side: 'management', role: 'agent' });
    const agent = await issueToken(scene.product.owner, personId, membershipId);
    expect((await read('DownloadPdf', { caseId: second, language: 'en' }, agent)).text).toContain('cpt-score');
    for (const path of ['Info', 'Radar', 'Change']) {
      expect((await scene.vr.call('GET', `/DataAnalysis/Test/${path}`, { caseId: second }, agent)).status, path).toBe(200);
    }
    const mail = { caseId: second, email: 'a@b.example', language: 'en' };
    expect(await scene.refusal('POST', '/TestingCenter/SendReportToEmail', mail, agent)).toBe('Trellis:NotAllowed');
  });

  it('is read by the platform, and refused without a recording, to another center and in a language that there is not', async () => {
    expect((await read('DownloadPdf', { caseId: second }, scene.support)).text).toContain('cpt-score');
    const open = await scene.begun();
    const refused = (given: object, token?: string) => scene.refusal('GET', '/DataAnalysis/Test/DownloadPdf', given, token);
    expect(await refused({ caseId: open })).toBe('RocketSystem:NoReport');
    expect(await refused({ caseId: second, language: 'fr' })).toBe('Trellis:InvalidInput');
    expect(await refused({ caseId: second, reportModel: 'brain' })).toBe('Trellis:InvalidInput');
    expect(await scene.refusal('GET', '/DataAnalysis/Test/ParentReportDownloadPdf', { caseId: second, reportModel: 'professional' })).toBe(
      'Trellis:InvalidInput',
    );
  });
});

interface ChangeBody {
  former: { caseId: string } | null;
  why: string | null;
  band: number;
  changes: { id: string; change: number; verdict: string }[];
}

describe('what changed since the test before', () => {
  const change = async (caseId: string) => (await scene.vr.call<ChangeBody>('GET', '/DataAnalysis/Test/Change', { caseId })).body;

  it('is told by T values, and only beyond the band as more than chance', async () => {
    expect(await change(first)).toMatchObject({ former: null, changes: [] });
    const found = await change(second);
    expect([found.former?.caseId, found.why, Math.round(found.band)]).toEqual([first, null, 16]);
    for (const { change: by, verdict } of found.changes) {
      expect(verdict).toBe(Math.abs(by) <= found.band ? 'withinChance' : by > 0 ? 'better' : 'worse');
    }
    const verdictOf = (id: string) => found.changes.find((one) => one.id === id)?.verdict;
    expect([verdictOf('omissionPct'), verdictOf('pathPerMinute')]).toEqual(['better', 'withinChance']);
  });

  it.each([
    ['otherFormulae', sql`update app.test_scores set score = jsonb_set(score, '{version}', '"cpt-score 0.9.0"')`],
    ['notValid', sql`update app.test_scores set score = jsonb_set(score, '{validity}', '"notInterpretable"')`],
    ['otherTask', sql`update app.test_recordings set paradigm = 'other@1'`],
  ])('is not told where it is %s', async (why, spoil) => {
    const child = await scene.child();
    const [before, after] = [await scene.tested({}, child), await scene.tested({ seed: 6 }, child)];
    const ofRecording = sql`${spoil} where ${why === 'otherTask' ? sql`request_id` : sql`(select request_id from app.test_recordings r where r.id = recording_id)`} = ${before}`;
    await ofRecording.execute(scene.product.owner);
    expect(await change(after)).toMatchObject({ former: { caseId: before }, why, changes: [] });
  });
});
