import type { Conversation } from '@trellis/contract/chat/schemas';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tellFailure } from '../../../app/query-client.ts';
import { watchUnsaved } from '../../../app/unsaved.ts';
import { useChangeConversation } from '../conversations.ts';

const draftPause = 1500;

/** Keeps what was typed as a draft, once typing rests or the conversation is left; whoever is put out meanwhile stays with what is kept nowhere. */
export function useDraft({ conversationID, draftText }: Pick<Conversation, 'conversationID' | 'draftText'>, text: string): void {
  const change = useChangeConversation();
  const kept = useRef(draftText);
  const keep = useEffectEvent(() => {
    if (text === kept.current) return;
    const isKept = () => void (kept.current = text);
    void change(conversationID, { draftText: text }).then(isKept, (error: unknown) => tellFailure(error, 'warning'));
  });
  const isChanged = useEffectEvent(() => text !== kept.current);
  useEffect(() => watchUnsaved({ isChanged, mayDiscard: async () => true }), []);
  useEffect(() => {
    const timer = window.setTimeout(() => keep(), draftPause);
    return () => window.clearTimeout(timer);
  }, [text]);
  useEffect(() => () => keep(), []);
}
