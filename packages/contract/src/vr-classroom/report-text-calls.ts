import { z } from 'zod';
import { titleTexts } from '../assessments/library-schemas.ts';
import { skillIds } from '../scoring/skills.ts';
import { call, concurrencyStamp, id } from '../wire.ts';

const base = '/api/vrclassroom';
const code = z.enum(skillIds);
const texts = z.object({ en: paragraph(), 'zh-Hans': paragraph(), es: paragraph() });

function paragraph() {
  return titleTexts.shape.en.max(1000);
}

/** The stamp of what was never changed. */
export const shippedStamp = '00000000-0000-0000-0000-000000000000';

/** What reports say of a skill. */
export const reportText = z.object({
  code,
  texts,
  /** Whether the platform says it otherwise than the product does. */
  isChanged: z.boolean(),
  concurrencyStamp,
});
export type ReportText = z.infer<typeof reportText>;

export const reportTextCalls = {
  list: call('GET', `${base}/Admin/ReportText`, {
    summary: 'What reports say of each skill, in every language',
    access: { anyOf: ['RocketSystem.VratCase'] },
    output: z.object({ items: z.array(reportText) }),
  }),
  save: call('PUT', `${base}/Admin/ReportText`, {
    summary: 'Say of a skill something else; never a diagnosis',
    access: { anyOf: ['RocketSystem.VratCase.Write'], writers: 'wholePlatform' },
    input: z.strictObject({ code, texts, concurrencyStamp }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:TextDiagnoses'],
  }),
  ofReport: call('GET', `${base}/DataAnalysis/Test/Texts`, {
    summary: "What a report says of each skill, in the reader's language",
    access: { anyOf: ['RocketSystem.Vrat', 'PFE.UserManagement.SubjectDetail.VratTestRequestTab', 'RocketSystem.VratCase'] },
    input: z.object({ caseId: id('testRequest') }),
    output: z.object({ items: z.array(z.object({ code, text: z.string() })) }),
  }),
};
