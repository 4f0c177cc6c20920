import { useQueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { useEffect } from 'react';
import { useMinute } from '../../../ui/use-minute.ts';
import { refreshMessage } from '../history.ts';

const margin = 5 * 60_000;

/** Whether an address of a file is not good for much longer: it says itself until when it is. */
export function isRunningOut(url: string, now: Date): boolean {
  const until = Number(new URL(url, 'https://any.example').searchParams.get('until'));
  return until > 0 && until * 1000 - now.getTime() < margin;
}

/** Asks for the address of a message's file anew before it runs out: a page of the chat stays open for days. */
export function useFreshAddress({ conversationID, seq, file }: Pick<ChatMessage, 'conversationID' | 'seq' | 'file'>): void {
  const client = useQueryClient();
  const now = useMinute();
  const isEnding = file !== null && isRunningOut(file.url, now);
  // without a network it is asked for again with each look at the clock
  useEffect(() => {
    if (isEnding) void refreshMessage(client, conversationID, seq).catch(() => undefined);
  }, [client, conversationID, seq, isEnding, now]);
}
