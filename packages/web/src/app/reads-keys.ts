import { lowerFirstLetters } from '@trellis/contract/keys';

interface Reply {
  body: () => Promise<unknown>;
}

/** Some replies spell their keys with a capital first letter: here every key is read with a small one. */
export async function readsKeys<R extends Reply>({ next }: { next: () => Promise<R> }): Promise<R> {
  const reply = await next();
  return { ...reply, body: async () => lowerFirstLetters(await reply.body()) };
}
