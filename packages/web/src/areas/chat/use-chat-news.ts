import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../app/api.ts';
import { useLive } from '../../app/live/use-live.ts';
import { refreshConversation } from './conversations.ts';
import { addOwn, catchUp, refreshMessage } from './history.ts';
import { whenMessageSent } from './sending.ts';

/** Shows at once what others wrote or took back, and what arrived of one's own. */
export function useChatNews(): void {
  const client = useQueryClient();
  useLive('chat', ({ data: { conversationID, seq } }) => {
    if (!conversationID) {
      void client.invalidateQueries({ queryKey: api.chatApplications.key() });
      void client.invalidateQueries({ queryKey: api.chatContacts.key() });
      return;
    }
    void client.invalidateQueries({ queryKey: api.chatGroups.key() });
    void refreshConversation(client, conversationID);
    if (seq !== undefined) void refreshMessage(client, conversationID, seq);
    void catchUp(client, conversationID);
  });
  useEffect(
    () =>
      whenMessageSent((message) => {
        addOwn(client, message);
        void refreshConversation(client, message.conversationID);
      }),
    [client],
  );
}
