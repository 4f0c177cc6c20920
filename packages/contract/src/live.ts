/**
 * What a page is told while it is open, by topic. It names what changed and holds nothing that a page could not ask for: whoever hears it
 * asks for the rest.
 */
export interface LiveData {
  /** What is under the bell. */
  messages: Record<string, never>;
  /** A conversation and, where one message of it changed, its number; without one, contacts or applications. */
  chat: { conversationID?: string; seq?: number };
  /** What a center does today. */
  today: Record<string, never>;
  /** A session of one child. */
  session: { sessionId: string };
  /** A session of a class. */
  class: { sessionId: string };
  /** What somebody let the product make. */
  jobs: { kind: string; id: string };
}
export type LiveTopic = keyof LiveData;

/** One thing that somebody is told; `id` is the same wherever it arrives, and grows. */
export type LiveEvent<T extends LiveTopic = LiveTopic> = { [K in T]: { id: number; topic: K; data: LiveData[K] } }[T];

/** Where browsers connect. */
export const livePath = '/live/';

/** What a browser says when it connects. */
export interface LiveGreeting {
  token: string;
  /** The last position that it was told: it is told what came after. */
  position?: string;
  /** Where it has none yet: how many milliseconds ago its page began to load what it shows. */
  age?: number;
}

/** What a browser is told. */
export interface LivePacket {
  /** Where it stands once it has this. */
  position: string;
  events: LiveEvent[];
  /** More was told meanwhile than is kept: what pages show is asked for anew. */
  hasMissed?: true;
}
