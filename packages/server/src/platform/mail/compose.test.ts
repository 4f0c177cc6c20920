import { languages } from '@trellis/contract/languages';
import { describe, expect, it } from 'vitest';
import { composeLetter, composeShort, type LetterContent } from './compose.ts';
import { type LetterTemplate, letterTexts } from './templates.ts';

const writtenAt = new Date('2031-06-04T16:00:00Z');
const link = 'https://trellis.example/activate?token=abc&kind=staff';
const data = {
  personName: 'Maya',
  tenantName: 'Riverside',
  keyName: 'Bookkeeping',
  passkeyName: 'My phone',
  organizationName: 'Clinic',
  webhookName: 'Billing',
  roleName: 'Coach',
  inviterName: 'Grace Liu',
  askedBy: 'Grace Liu',
  childName: 'Ida Berg',
  signTime: '06/01/2031',
  kind: 'VR tests',
  left: 3,
  count: 3,
  date: '06/02/2031',
  tries: 12,
  link,
  minutes: 10,
  remark: 'Please bring your diploma.',
  moduleName: 'Foundations',
  trainerName: 'Noah Reed',
  supervisorName: 'Grace Liu',
  order: 2,
  startDate: '06/04/2031',
  endDate: '09/02/2031',
  coachName: 'Lin Wei',
  sessions: 'June 4, 2031 at 3:00 PM: Ida Berg',
  start: '2031-06-04T19:00:00.000Z',
  formerStart: '2031-06-04T19:00:00.000Z',
  answersTo: 'desk@riverside.example',
  roomName: 'Blue room',
  from: '06/04/2031',
  to: '06/06/2031',
  reason: 'A course',
  bookings: 3,
  answer: 'Enjoy it.',
  program: 'Plank bridge',
  content: 'The mat slips',
  reply: 'Try the rough side.',
  title: 'A child is missing',
  signerName: 'Eva Berg',
  assessmentName: 'Everyday life',
  reportName: 'Report of the attention test',
  senderName: 'Lin Wei',
  senderEmail: 'lin@test.example',
  number: 'CL060431FND0001',
  byName: 'Lin Wei',
  what: 'A booking without a coach',
  about: 'Ida Berg',
  note: 'Please look',
  cause: 'Lin Wei is on leave',
};
const letter = (given: Partial<LetterContent>): LetterContent => ({
  template: 'staffInvitation',
  recipientName: 'Maya Thompson',
  language: 'en',
  zone: 'America/New_York',
  data,
  writtenAt,
  ...given,
});

const templates = Object.keys(letterTexts) as LetterTemplate[];
const every = templates.flatMap((template) => languages.map((language) => ({ template, language })));

describe('every letter', () => {
  it.each(every)('$template says all it has in $language', ({ template, language }) => {
    const withCode = template.endsWith('Code') ? { ...data, link: '', code: '123456' } : data;
    const { subject, html, text } = composeLetter(letter({ template, language, data: withCode }));
    expect(subject).not.toBe('');
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\w+\}|undefined/);
    for (const paragraph of letterTexts[template][language].paragraphs) expect(text).toContain(paragraph.split('{')[0]);
    expect(html).not.toMatch(/<(img|link|script|style|iframe)\b/);
  });

  it.each(every)('$template does without what is not known in $language', ({ template, language }) => {
    const { subject, html, text } = composeLetter(letter({ template, language, recipientName: null, data: {} }));
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\w+\}|undefined/);
  });

  it('differs between the languages', () => {
    for (const template of templates) {
      const subjects = languages.map((language) => letterTexts[template][language].subject);
      expect(new Set(subjects).size, template).toBe(languages.length);
    }
  });
});

describe('a letter', () => {
  it('leads to its link, by a button and in full', () => {
    const { html, text } = composeLetter(letter({}));
    expect(html.match(/href="https:\/\/trellis\.example\/activate\?token=abc&amp;kind=staff"/g)).toHaveLength(2);
    expect(text).toContain(link);
  });

  it.each([
    ['en', 'America/New_York', 'June 4, 2031 at 12:10 PM EDT'],
    ['zh-Hans', 'Asia/Shanghai', '2031年6月5日'],
    ['es', 'Europe/Madrid', '4 de junio de 2031'],
  ] as const)('tells %s in %s when it ends', (language, zone, moment) => {
    expect(composeLetter(letter({ language, zone })).text).toContain(moment);
  });

  it('tells how long it holds in words', () => {
    const told = (minutes: number) => composeLetter(letter({ data: { ...data, minutes } })).text;
    expect(told(10)).toContain('10 minutes');
    expect(told(120)).toContain('2 hours');
    expect(told(7 * 1440)).toContain('7 days');
    expect(composeLetter(letter({ language: 'es', data: { ...data, minutes: 1440 } })).text).toContain('1 día');
  });

  it('shows a code large, and in its text', () => {
    const { html, text } = composeLetter(letter({ template: 'emailCode', data: { code: '004217', minutes: 10 } }));
    expect(html).toMatch(/font:600 32px[^>]*>004217</);
    expect(text).toContain('004217');
  });

  it('keeps markup, new lines and placeholders in names harmless', () => {
    const evil = '<img src=x onerror=alert(1)>"\r\nBcc: all@example.com\r\n\r\n{link}';
    const { subject, html, text } = composeLetter(letter({ recipientName: evil, data: { ...data, tenantName: evil } }));
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(html.match(/\{link\}/g)?.length).toBeGreaterThan(0);
  });
});

describe('a short message', () => {
  it('is one line with the code', () => {
    const short = composeShort(letter({ template: 'phoneCode', language: 'zh-Hans', data: { code: '004217', minutes: 10 } }));
    expect(short).toContain('004217');
    expect(short).toContain('10分钟');
    expect(short).not.toContain('\n');
  });

  it('of a letter without a short text tells its subject and link', () => {
    expect(composeShort(letter({}))).toBe(`You are invited to Riverside ${link}`);
  });
});
