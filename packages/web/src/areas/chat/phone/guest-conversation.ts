import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { chatGuestCalls } from '@trellis/contract/chat/guest-calls';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import type { OutputOf } from '@trellis/contract/types';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../app/api.ts';
import { keepForm, recallForm } from '../../../app/unsent/kept-form.ts';

export type GuestConversation = OutputOf<(typeof chatGuestCalls)['conversation']>;

const lookAgain = 5_000;
/** Addresses of files are good for an hour. */
const beginAnew = 50 * 60_000;

/** The conversation of a link, looked at again while it is open: a guest has no live connection. */
export function useGuestConversation(token: string) {
  const client = useQueryClient();
  const begun = useRef(0);
  const queryKey = [...api.chatGuests.key(), token];
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<GuestConversation> => {
      const isOld = Date.now() - begun.current > beginAnew;
      if (isOld) begun.current = Date.now();
      const known = isOld ? undefined : client.getQueryData<GuestConversation>(queryKey);
      const last = known?.messages.at(-1)?.seq;
      const found = (await api.chatGuests.conversation.call(last === undefined ? {} : { afterSeq: last })) as GuestConversation;
      return known ? { ...found, messages: [...known.messages, ...found.messages], isEnd: known.isEnd } : found;
    },
    enabled: token !== '',
    gcTime: 0,
    retry: false,
    refetchInterval: lookAgain,
    meta: { quiet: true },
  });
  const loadOlder = async () => {
    const first = query.data?.messages[0]?.seq;
    if (first === undefined) return;
    const older = (await api.chatGuests.conversation.call({ beforeSeq: first })) as GuestConversation;
    client.setQueryData<GuestConversation>(
      queryKey,
      (known) => known && { ...known, messages: [...older.messages, ...known.messages], isEnd: older.isEnd },
    );
  };
  // the page shows what failed to load at first; later it is asked for again
  return { query: { ...query, error: query.data ? null : query.error }, loadOlder: () => void loadOlder().catch(() => undefined) };
}

interface Kept {
  text: string;
  clientMsgID: string;
}

/** An answer: what was typed outlives the page, and is sent once however often it is tried. */
export function useAnswer(token: string) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'sending'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const key = useRef(crypto.randomUUID());
  useEffect(() => {
    void recallForm<Kept>('chat', token).then((kept) => {
      if (!kept) return;
      key.current = kept.clientMsgID as typeof key.current;
      setText(kept.text);
    });
  }, [token]);
  const change = (typed: string) => {
    setText(typed);
    void keepForm('chat', token, typed ? { text: typed, clientMsgID: key.current } : undefined);
  };
  const send = async () => {
    setState('sending');
    setFailure(undefined);
    try {
      const sent = (await api.chatGuests.answer.call({ text: text.trim(), clientMsgID: key.current })) as ChatMessage;
      client.setQueryData<GuestConversation>(
        [...api.chatGuests.key(), token],
        (known) => known && { ...known, messages: [...known.messages.filter(({ seq }) => seq !== sent.seq), sent] },
      );
      key.current = crypto.randomUUID();
      change('');
    } catch (error) {
      setFailure(error);
    }
    setState('idle');
  };
  return { text, setText: change, send, state, failure };
}
