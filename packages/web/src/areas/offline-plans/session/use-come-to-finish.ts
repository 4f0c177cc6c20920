import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody followed a link in order to finish the session, whose sheet opens with it. */
    isToFinish?: boolean;
  }
}

/** Whether somebody came in order to finish the session. */
export const useComeToFinish = (): boolean => useLocation({ select: ({ state }) => state.isToFinish === true });
