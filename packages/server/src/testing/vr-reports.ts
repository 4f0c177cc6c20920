import { sql } from 'kysely';
import { anOverseer, aSubject } from '../fixtures/builders.ts';
import { demoNorms } from '../fixtures/demo-norms.ts';
import { sendRecording } from '../headset/play-test.ts';
import { type Played, playedRecording } from '../headset/played-recording.ts';
import { issueToken, startTestProduct, type TestProduct } from './http.ts';
import { openVrCentre, type VrCentre } from './vr-centre.ts';

export interface ReportScene {
  product: TestProduct;
  vr: VrCentre;
  /** Looks after the whole platform. */
  support: string;
  /** A boy of nine. */
  child(): Promise<string>;
  /** A test that ran, of a child of its own unless told. */
  tested(more?: Partial<Played>, subjectId?: string): Promise<string>;
  /** The same, which runs. */
  begun(subjectId?: string): Promise<string>;
  /** The call with its code, or what it answered. */
  refusal(method: 'GET' | 'POST', path: string, input: object, token?: string): Promise<string | undefined>;
}

/** A center whose tests have reports, compared with made-up norms unless told otherwise. */
export async function openReports({ hasNorms = true, tests = 40 } = {}): Promise<ReportScene> {
  const product = await startTestProduct();
  const vr = await openVrCentre(product, tests);
  const person = await anOverseer(product.owner, { side: 'management', role: 'admin' });
  const support = await issueToken(product.owner, person.personId, person.membershipId);
  if (hasNorms) await product.call(support, 'POST', '/api/vrclassroom/Admin/NormSet', demoNorms);
  const headset = await vr.headset();
  const child = async () => {
    const { subjectId } = await aSubject(product.owner, { tenant: vr.centre });
    await sql`update app.subjects set gender = 'Male', birthday = (now() at time zone ${vr.centre.zone} - interval '9 years')::date where id = ${subjectId}`.execute(
      product.owner,
    );
    return subjectId;
  };
  const begun = async (subjectId?: string) => {
    const { id } = (await vr.order({ subjectId: subjectId ?? (await child()) })).body;
    const { code } = (await vr.call<{ code: string }>('GET', '/TestingCenter/CaseCode', { testRequestId: id })).body;
    await vr.sign(id);
    await headset.send('begin', { code, serialNumber: headset.serialNumber });
    return id;
  };
  return {
    product,
    vr,
    support,
    child,
    begun,
    tested: async (more = {}, subjectId) => {
      const id = await begun(subjectId);
      const recording = playedRecording({ seed: 5, serialNumber: headset.serialNumber, startedAt: new Date(), hz: 15, ...more });
      await sendRecording(headset.send, id, recording);
      return id;
    },
    refusal: async (method, path, input, token) => (await vr.call(method, path, input, token)).error?.code,
  };
}
