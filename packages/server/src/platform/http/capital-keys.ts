import { raiseFirstLetters } from '@trellis/contract/keys';

/** The calls whose replies spell their keys with a capital first letter, as the devices that make them expect. Requests take either letter. */
const capitalisedBase = '/api/vrclassroom/';

/** Whether the reply to a path has capitalised keys. */
export const hasCapitalKeys = (path: string): boolean => path.startsWith(capitalisedBase);

interface Reply {
  response?: { body?: unknown } | undefined;
}

/** Spells the keys of a successful reply as its path wants them. Failures are the same envelope everywhere, files have no keys. */
export function spellReply<R extends Reply>(path: string, reply: R): R {
  if (!hasCapitalKeys(path) || !reply.response) return reply;
  return { ...reply, response: { ...reply.response, body: raiseFirstLetters(reply.response.body) } };
}
