import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody followed a link in order to start the session; of this visit alone, so that no address starts one. */
    isToStart?: boolean;
  }
}

/** Whether somebody came in order to start the session, until they did or gave it up. */
export function useComeToStart(): { isToStart: boolean; giveUp: () => void } {
  const isToStart = useLocation({ select: ({ state }) => state.isToStart === true });
  const navigate = useNavigate();
  const router = useRouter();
  const giveUp = () => {
    if (router.latestLocation.state.isToStart) void navigate({ to: '.', search: true, replace: true, state: {} });
  };
  return { isToStart, giveUp };
}
