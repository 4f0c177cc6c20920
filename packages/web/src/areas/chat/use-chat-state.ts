import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ChatSearch } from './searches.ts';

/** Which part and which conversation are shown, and at which message: the same on every side. */
export function useChatState() {
  const search: Partial<ChatSearch> = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = (next: Partial<ChatSearch>) =>
    void navigate({ search: { part: search.part, conversation: search.conversation, ...next } } as never);
  return {
    part: search.part ?? 'conversations',
    conversationID: search.conversation,
    at: search.at,
    show,
    openConversation: (conversation: string | undefined) => show({ part: 'conversations', conversation }),
    openMessage: ({ conversationID, seq }: { conversationID: string; seq: number }) =>
      show({ part: 'conversations', conversation: conversationID, at: seq }),
  };
}
