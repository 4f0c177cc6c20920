import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshConversation } from './conversations.ts';
import { addOwn } from './history.ts';
import { whenMessageSent } from './sending.ts';

/** Shows at once what arrived of one's own. */
export function useChatNews(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      whenMessageSent((message) => {
        addOwn(client, message);
        void refreshConversation(client, message.conversationID);
      }),
    [client],
  );
}
