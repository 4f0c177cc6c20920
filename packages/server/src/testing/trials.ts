import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { TrialProgram, TrialView } from '@trellis/contract/trial-plans/schemas';
import { aSubject, type CentreBuilt } from '../fixtures/builders.ts';
import { issueToken, type Reply, type TestProduct } from './http.ts';

export const trialBase = '/api/rocketAdmin/trialPlan';

export interface TrialDesk {
  centre: CentreBuilt;
  /** The token of a coach. */
  coach: string;
  admin: string;
  /** Calls the API as the coach unless told. */
  call<T = unknown>(method: string, path: string, input?: unknown, as?: string): Promise<Reply<T>>;
  /** Starts a trial with a child, of its own unless told. A coach has one at a time: another is started as somebody else. */
  start(given?: object, as?: string): Promise<{ trialPlanId: string; userId: string }>;
  view(trialPlanId: string): Promise<TrialView>;
  library(trialPlanId: string, filter?: object): Promise<TrialProgram[]>;
  choose(trialPlanId: string, count: number): Promise<TrialView>;
  /** Says the least of everything that finishing needs. */
  answer(trialPlanId: string): Promise<void>;
  /** How many trials the centre has left. */
  allow(tryCount: number): Promise<void>;
}

/** The least that a form asks for. */
export const leastOf = (properties: readonly FeedbackProperty[], stars = 3): FeedbackValue[] =>
  properties
    .filter(({ isRequired }) => isRequired)
    .map(({ id, type, extraProperties }) => ({
      programFeedbackPropertyId: id,
      value: type === 'Rating' ? stars : (extraProperties.options?.[0]?.value ?? 'fine'),
    }));

/** A centre whose coach holds trials. */
export async function openTrialDesk(product: TestProduct, centre: CentreBuilt): Promise<TrialDesk> {
  const { owner } = product;
  const coach = await issueToken(owner, centre.coach.personId, centre.coach.membershipId);
  const admin = await issueToken(owner, centre.admin.personId, centre.admin.membershipId);
  const call: TrialDesk['call'] = (method, path, input, as = coach) => product.call(as, method, `${trialBase}${path}`, input);
  const view: TrialDesk['view'] = async (trialPlanId) => (await call<TrialView>('GET', `/${trialPlanId}`)).body;
  const library: TrialDesk['library'] = async (trialPlanId, filter = {}) =>
    (await call<{ items: TrialProgram[] }>('GET', '/programs', { trialPlanId, maxResultCount: 1000, ...filter })).body.items;
  return {
    centre,
    coach,
    admin,
    call,
    view,
    library,
    start: async (given = {}, as = coach) => {
      const { subjectId } = await aSubject(owner, { tenant: centre, tag: 'Potential', bound: false });
      const input = { userId: subjectId, trainingType: 'OneToOne', complaint: 'Falls over her own feet', ...given };
      const { body } = await call<{ trialPlanId: string }>('POST', '/start', input, as);
      return { trialPlanId: body.trialPlanId, userId: input.userId };
    },
    choose: async (trialPlanId, count) => {
      const programs = (await library(trialPlanId)).slice(0, count).map(({ id, difficulty }) => ({ programId: id, difficulty }));
      await call('POST', '/programs', { trialPlanId, programs });
      return view(trialPlanId);
    },
    answer: async (trialPlanId) => {
      const { items, overall } = await view(trialPlanId);
      for (const { id: itemId, feedbackProperties } of items)
        await call('POST', '/sessionFeedback', { trialPlanId, itemId, hasDone: true, feedbacks: leastOf(feedbackProperties) });
      await call('POST', '/sessionFeedback', { trialPlanId, feedbacks: leastOf(overall.feedbackProperties) });
    },
    allow: async (tryCount) => {
      await owner.updateTable('app.centre_settings').set({ trials_left: tryCount }).where('tenant_id', '=', centre.tenantId).execute();
    },
  };
}
