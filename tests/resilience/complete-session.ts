import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';

/** Calls the API as the coach of a session; throws unless it answers 200. */
export type Send = <T>(method: string, path: string, input: object) => Promise<T>;

export const plans = '/api/rocketAdmin/userOfflinePlan';

export const viewSession = (send: Send, userOfflinePlanId: string, num = 1) =>
  send<SessionView>('GET', `${plans}/userOfflinePlanCourse`, { userOfflinePlanId, num });

export const everyItem = (session: SessionView) => [...session.items, ...session.nonePlaybook];

/** When a session was begun whose music can have been heard by now. */
export const whileAgo = (): Date => new Date(Date.now() - 600_000);

/** Answers all that the session still misses, so that only its finish is left. */
export async function completeSession(send: Send, planId: string, num = 1): Promise<void> {
  const session = await viewSession(send, planId, num);
  const { id: sessionId } = session;
  for (const item of everyItem(session)) {
    if (item.hasDone === null) await send('POST', `${plans}/punch`, { itemId: item.id, hasDone: true });
  }
  await send('POST', `${plans}/punchForNum`, { sessionId, feedbacks: leastAnswers(session.overall.feedbackProperties) });
  for (const { categoryId, feedbackProperties } of session.categoryPunch) {
    await send('POST', `${plans}/categoryPunch`, { sessionId, categoryId, feedbacks: leastAnswers(feedbackProperties) });
  }
  if (session.iLs) await hearMusic(send, sessionId, session.iLs);
}

async function hearMusic(send: Send, sessionId: string, music: NonNullable<SessionView['iLs']>): Promise<void> {
  for (const { id: sessionTrackId, duration } of music.tracks) {
    await send('POST', '/api/rocketAdmin/userCourse/finishAudioTrack', { sessionTrackId, progress: duration, sinceStart: duration });
  }
  await send('POST', `${plans}/musicPunch`, { sessionId, feedbacks: leastAnswers(music.feedback.feedbackProperties) });
}

function leastAnswers(properties: readonly FeedbackProperty[]): FeedbackValue[] {
  const required = properties.filter((property) => property.isRequired);
  return required.map(({ id, type, extraProperties }) => ({
    programFeedbackPropertyId: id,
    value: type === 'Rating' ? 3 : (extraProperties.options?.[0]?.value ?? 'fine'),
  }));
}
